/** As many pixels as the screen has in a place, drawn on in the page's own. @param {CanvasRenderingContext2D} pen @param {{width: number, height: number}} size @param {number} scale */
export function sharpen(pen, size, scale) {
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const { canvas } = pen;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height }); // which empties it
  pen.setTransform(scale, 0, 0, scale, 0, 0);
}
