"""`--require` and `--may-skip`: CI must notice when a test no longer runs."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]
CONFTEST = Path(__file__).with_name("conftest.py").read_text(encoding="utf-8")


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest(CONFTEST)
    pytester.makeini(
        "[pytest]\n"
        "markers =\n  browser: a browser\n  slow: patience\n"
        "addopts = -p no:asyncio -p no:hypothesispytest\n"
    )
    return pytester


def test_a_skipped_test_of_a_required_kind_fails(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import pytest
        @pytest.mark.browser
        def test_page(): pytest.skip("no browser")
        """
    )
    result = project.runpytest_inprocess("--require=browser")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*no browser*"])
    assert project.runpytest_inprocess().ret == pytest.ExitCode.OK


def test_a_required_kind_without_tests_fails(project: pytest.Pytester) -> None:
    project.makepyfile("def test_other(): pass")
    result = project.runpytest_inprocess("--require=browser")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*--require=browser: no such test was passed*"])


def test_a_required_kind_that_passes_is_fine(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import pytest
        @pytest.mark.browser
        def test_page(): pass
        def test_other(): pytest.skip("whatever")
        """
    )
    result = project.runpytest_inprocess("--require=browser")
    assert result.ret == pytest.ExitCode.OK


def test_an_allowed_skip_passes(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import pytest
        @pytest.mark.browser
        def test_page(): pytest.skip("no browser")
        def test_other(): pass
        """
    )
    result = project.runpytest_inprocess("--may-skip=browser", "--may-skip=slow")
    result.assert_outcomes(skipped=1, passed=1)


def test_any_other_skip_fails(project: pytest.Pytester) -> None:
    project.makepyfile(
        """
        import pytest
        @pytest.mark.slow
        def test_other(): pytest.skip("whatever")
        """
    )
    result = project.runpytest_inprocess("--may-skip=browser")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*--may-skip=browser was given*whatever*"])


def test_a_module_that_skips_is_judged_by_its_folder(project: pytest.Pytester) -> None:
    folder = project.mkdir("browser")
    (folder / "test_page.py").write_text("import pytest\npytest.importorskip('no_such_module')\n")
    assert project.runpytest_inprocess("--may-skip=slow").ret == pytest.ExitCode.INTERRUPTED
    result = project.runpytest_inprocess("--may-skip=browser")
    result.assert_outcomes(skipped=1)
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED
