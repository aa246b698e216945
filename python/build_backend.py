"""Builds this folder's wheel, of three modules and py.typed, so that pip needs no build tool from the network."""

import base64
import hashlib
import os
import re
import zipfile
from typing import Any, List, Optional

_HERE = os.path.dirname(os.path.abspath(__file__))
_PACKAGE = "adjacency_lab"


def _read(*parts: str) -> str:
    with open(os.path.join(_HERE, *parts), encoding="utf-8") as file:
        return file.read()


def _field(name: str) -> str:
    """The text of a field of pyproject.toml. Found by a regular expression, because Python reads TOML only since 3.11."""
    found = re.search(rf'^{name} = "(.*)"$', _read("pyproject.toml"), re.MULTILINE)
    assert found is not None, name
    return found[1]


def _version() -> str:
    found = re.search(r'^VERSION = "(.*)"$', _read(_PACKAGE, "queries.py"), re.MULTILINE)
    assert found is not None
    return found[1]


def _metadata() -> str:
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {_field('name')}",
        f"Version: {_version()}",
        f"Summary: {_field('description')}",
        "License: Apache-2.0",
        f"Requires-Python: {_field('requires-python')}",
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(lines) + "\n\n" + _read("README.md")


def _record_line(name: str, text: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(text).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(text)}\n"


def get_requires_for_build_wheel(config_settings: Optional[Any] = None) -> List[str]:
    return []


def build_wheel(
    wheel_directory: str,
    config_settings: Optional[Any] = None,
    metadata_directory: Optional[str] = None,
) -> str:
    info = f"{_PACKAGE}-{_version()}.dist-info"
    modules = [name for name in os.listdir(os.path.join(_HERE, _PACKAGE)) if name.endswith((".py", ".typed"))]
    files = {f"{_PACKAGE}/{name}": _read(_PACKAGE, name) for name in sorted(modules)}
    files[f"{info}/METADATA"] = _metadata()
    files[f"{info}/WHEEL"] = "Wheel-Version: 1.0\nGenerator: adjacency-lab\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    written = {name: text.encode() for name, text in files.items()}
    record = "".join(_record_line(name, text) for name, text in written.items())
    written[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = f"{_PACKAGE}-{_version()}-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in written.items():
            archive.writestr(zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0)), text)
    return wheel


def build_sdist(sdist_directory: str, config_settings: Optional[Any] = None) -> str:
    raise NotImplementedError("There is no source distribution. Install the folder, or build a wheel.")
