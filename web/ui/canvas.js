/**
 * Give a canvas as many pixels as the screen has in the area of the canvas. The pen is scaled, so that drawings still
 * use the coordinates of `size`.
 * @param {CanvasRenderingContext2D} pen @param {{width: number, height: number}} size @param {number} scale
 */
export function sharpen(pen, size, scale) {
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const { canvas } = pen;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height }); // changing the size clears the canvas
  pen.setTransform(scale, 0, 0, scale, 0, 0);
}
