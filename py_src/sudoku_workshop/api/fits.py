"""A check whether JSON has a declared shape. The page does the same check in `web/contract/fits.js`."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

Key = tuple[str, Any, bool]  # name, type, and whether the key is required


def keys_of(shape: Any) -> Iterator[Key]:
    """Yield, for each key of a shape or field of a dataclass, its name, its type and whether it is required."""
    hints = get_type_hints(shape, include_extras=True)
    if is_dataclass(shape):
        return ((field.name, hints[field.name], True) for field in fields(shape))
    return ((name, unwrapped(type_), name in shape.__required_keys__) for name, type_ in hints.items())


def unwrapped(type_: Any) -> Any:
    """Return the type of a key's value. If the key may be missing, the type is taken out of `NotRequired`."""
    return get_args(type_)[0] if get_origin(type_) is NotRequired else type_


def misfit(value: Any, type_: Any) -> str:
    """Return the first place in a JSON value that does not fit this type, or an empty text if the whole value fits."""
    origin, args = get_origin(type_), get_args(type_)
    if type_ in (Any, object):
        return ""
    if is_typeddict(type_):
        return _misfit_of_shape(value, type_)
    if origin is Annotated:  # a dictionary that may have any fields of a dataclass
        return _misfit_of_fields(value, args[1])
    if origin is dict:
        items = value.items() if isinstance(value, dict) else [("no record", None)]
        return next((f".{key}{found}" for key, item in items if (found := misfit(item, args[1]))), "")
    if origin is Literal:
        return "" if value in args else f" is {value!r}"
    if origin in (Union, UnionType):
        misfits = [misfit(value, part) for part in args]
        return "" if "" in misfits else " or ".join(misfits)
    if origin in (list, tuple):
        return _misfit_of_list(value, origin, args)
    fine = isinstance(value, (int, float)) if type_ is float else isinstance(value, type_)
    return "" if fine and (type_ in (bool, NoneType) or not isinstance(value, bool)) else f" is {value!r}"


def _misfit_of_fields(value: Any, record: Any) -> str:
    keys = {key: type_ for key, type_, _ in keys_of(record)}
    if not isinstance(value, dict) or set(value) - set(keys):
        return f" is {value!r}" if not isinstance(value, dict) else f" has {set(value) - set(keys)} too many"
    return next((f".{key}{found}" for key, item in value.items() if (found := misfit(item, keys[key]))), "")


def _misfit_of_shape(value: Any, shape: Any) -> str:
    if not isinstance(value, dict):
        return f" is {value!r}"
    keys = {key: type_ for key, type_, _ in keys_of(shape)}
    missing = {key for key, _, must in keys_of(shape) if must} - set(value)
    if missing or set(value) - set(keys):
        return f" of {shape.__name__} lacks {missing}, and has {set(value) - set(keys)} too many"
    return next((f".{key}{found}" for key, item in value.items() if (found := misfit(item, keys[key]))), "")


def _misfit_of_list(value: Any, origin: Any, args: tuple[Any, ...]) -> str:
    if not isinstance(value, list) or (origin is tuple and args[-1] is not Ellipsis and len(value) != len(args)):
        return f" is {value!r}"
    types = args if origin is tuple and args[-1] is not Ellipsis else [args[0]] * len(value)
    pairs = enumerate(zip(value, types, strict=True))
    return next((f"[{i}]{found}" for i, (item, type_) in pairs if (found := misfit(item, type_))), "")
