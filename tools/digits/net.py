"""A small convolutional network and its training, in numpy. The page does the forward pass in web/photo/net.js."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tools.digits.glyphs import CLASSES

KERNEL = 5
SHAPES = [(KERNEL * KERNEL, 16), (KERNEL * KERNEL * 16, 32), (3 * 3 * 32, 64), (64, len(CLASSES))]
BATCH = 128
RATE = 0.0015
DOUBT = 0.03  # label smoothing, so that the model does not become too confident


class Net:
    """The network that reads digits: twice convolution and 2x2 max pooling, and then two dense layers.

    Weights are float32 arrays of shape (inputs, outputs).
    """

    def __init__(self, rng: np.random.Generator) -> None:
        self.weights = [(rng.normal(size=shape) * np.sqrt(2 / shape[0])).astype(np.float32) for shape in SHAPES]
        self.biases = [np.zeros(shape[1], np.float32) for shape in SHAPES]

    def probabilities(self, images: np.ndarray) -> np.ndarray:
        """Return the probability of each class for each image."""
        return np.concatenate([_softmax(self.forward(images[i : i + 500]).scores) for i in range(0, len(images), 500)])

    def forward(self, images: np.ndarray) -> "Pass":
        """Run the network on these images, and return the data of this forward pass."""
        kept = Pass()
        values = images[..., None]
        for layer in (0, 1):
            values = kept.convolved(values, self.weights[layer], self.biases[layer])
        flat = values.reshape(len(values), -1)
        hidden = np.maximum(0, flat @ self.weights[2] + self.biases[2])
        kept.dense = [flat, hidden]
        kept.scores = hidden @ self.weights[3] + self.biases[3]
        return kept


@dataclass
class Pass:
    """The data of a forward pass through the network that the backward pass needs."""

    windows: list[np.ndarray] = field(default_factory=list)
    choices: list[np.ndarray] = field(default_factory=list)
    dense: list[np.ndarray] = field(default_factory=list)
    scores: np.ndarray = field(default_factory=lambda: np.zeros(0))

    def convolved(self, values: np.ndarray, weights: np.ndarray, bias: np.ndarray) -> np.ndarray:
        """Return the values after convolution, ReLU and pooling."""
        seen = sliding_window_view(values, (KERNEL, KERNEL), axis=(1, 2)).transpose(0, 1, 2, 4, 5, 3)
        windows = np.ascontiguousarray(seen).reshape(*seen.shape[:3], -1)
        out = windows @ weights + bias
        count, side, _, depth = out.shape
        quads = out.reshape(count, side // 2, 2, side // 2, 2, depth).transpose(0, 1, 3, 5, 2, 4).reshape(-1, 4)
        choice = quads.argmax(1)
        top = quads[np.arange(len(quads)), choice]
        choice[top <= 0] = 4  # because of ReLU, no gradient flows back from here
        self.windows.append(windows)
        self.choices.append(choice)
        return np.maximum(0, top).reshape(count, side // 2, side // 2, depth)


def gradients(net: Net, kept: Pass, wrong: np.ndarray) -> list[np.ndarray]:
    """Return the gradients of all weights, and then of all biases.

    `wrong` is the difference between scores and targets.
    """
    flat, hidden = kept.dense
    by_hidden = (wrong @ net.weights[3].T) * (hidden > 0)
    by_flat = by_hidden @ net.weights[2].T
    second, by_second = _through_pool(kept, 1, by_flat)
    by_first = _spread(second @ net.weights[1].T, 16)
    first, by_bias = _through_pool(kept, 0, by_first)
    return [
        _matrix(kept.windows[0], first),
        _matrix(kept.windows[1], second),
        flat.T @ by_hidden,
        hidden.T @ wrong,
        by_bias,
        by_second,
        by_hidden.sum(0),
        wrong.sum(0),
    ]


def _matrix(windows: np.ndarray, back: np.ndarray) -> np.ndarray:
    return windows.reshape(-1, windows.shape[-1]).T @ back.reshape(-1, back.shape[-1])


def _through_pool(kept: Pass, layer: int, back: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Pass the gradient `back` through the pooling: in each block of four, only the largest value gets it.

    Return this gradient, and its sum, which is the gradient of the bias.
    """
    count, side = kept.windows[layer].shape[:2]
    depth = back.size // (count * (side // 2) ** 2)
    quads = np.zeros((back.size, 5), np.float32)
    quads[np.arange(back.size), kept.choices[layer]] = back.reshape(-1)
    shape = (count, side // 2, side // 2, depth, 2, 2)
    out = (
        np.ascontiguousarray(quads[:, :4]).reshape(shape).transpose(0, 1, 4, 2, 5, 3).reshape(count, side, side, depth)
    )
    return out, out.sum((0, 1, 2))


def _spread(windows: np.ndarray, depth: int) -> np.ndarray:
    """Return an image in which each window is added at the place from which it was taken. Windows overlap."""
    count, side = windows.shape[:2]
    parts = windows.reshape(count, side, side, KERNEL, KERNEL, depth)
    out = np.zeros((count, side + KERNEL - 1, side + KERNEL - 1, depth), np.float32)
    for y in range(KERNEL):
        for x in range(KERNEL):
            out[:, y : y + side, x : x + side] += parts[:, :, :, y, x]
    return out


def train(
    net: Net,
    lessons: tuple[np.ndarray, np.ndarray],
    epochs: int,
    rng: np.random.Generator,
    after_epoch: Callable[[Net], None],
) -> Net:
    """Train the network with Adam (Kingma and Ba, 2015). The learning rate falls to zero along a cosine."""
    images, labels = lessons
    values = net.weights + net.biases
    means, squares = ([np.zeros_like(value) for value in values] for _ in range(2))
    steps = epochs * (len(images) // BATCH)
    step = 0
    for _ in range(epochs):
        order = rng.permutation(len(images))
        for at in range(0, len(images) - BATCH + 1, BATCH):
            step += 1
            chosen = order[at : at + BATCH]
            kept = net.forward(images[chosen])
            wrong = _softmax(kept.scores)
            wrong -= (1 - DOUBT) * np.eye(len(CLASSES), dtype=np.float32)[labels[chosen]] + DOUBT / len(CLASSES)
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            for value, slope, mean, square in zip(
                values, gradients(net, kept, wrong / BATCH), means, squares, strict=True
            ):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                value -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        after_epoch(net)
    return net


def readings(net: Net, images: np.ndarray, classes: int) -> np.ndarray:
    """Return the likeliest of the first `classes` classes for each image.

    A 9x9 grid has ten classes, including the blank.
    """
    return net.probabilities(images)[:, :classes].argmax(1)


def _softmax(scores: np.ndarray) -> np.ndarray:
    powers = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def packed(net: Net) -> bytes:
    """Return the model as bytes, layer by layer.

    A layer is a scale and the biases as float32, and then the weights as bytes. A weight is a byte (-127 to 127) times
    the scale.
    """
    return b"".join(_layer(weights, bias) for weights, bias in zip(net.weights, net.biases, strict=True))


def _layer(weights: np.ndarray, bias: np.ndarray) -> bytes:
    scale = np.abs(weights).max() / 127
    numbers = np.concatenate([[scale], bias]).astype("<f4")
    return bytes(numbers.tobytes() + np.round(weights / scale).astype(np.int8).tobytes())
