"""Sounds as they would be heard: each is rendered as a wave in a browser, without a loudspeaker, and measured."""

from typing import NamedTuple

import pytest

from tests.browser.people import Crowd

RENDERED = """async () => {
  const { SOUNDS, compose } = await import('/static/js/board/sound.js');
  const waves = {};
  // Noise is made of random numbers: here they are the same every time.
  let number = 1;
  Math.random = () => (number = (number * 16807) % 2147483647) / 2147483647;
  for (const [name, tones] of Object.entries(SOUNDS)) {
    const planned = Math.max(...tones.map(({ at, lasts }) => at + lasts));
    const device = new OfflineAudioContext(1, 2 * 44100, 44100);
    compose(device, name);
    const samples = (await device.startRendering()).getChannelData(0);
    const heard = (from, to) => samples.slice(from, to).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const peaks = Array.from({ length: 400 }, (_, step) => heard(step * 220.5, (step + 1) * 220.5));
    waves[name] = { planned, peaks };
  }
  return waves;
}"""
"""The loudness of each sound in steps of 5 ms, and how long it says it is."""
STEP = 0.005
NAMES = {"tap", "step", "hop", "slide", "kick", "take", "splash", "drift", "roll", "turn", "win", "draw", "lose"}
AUDIBLE = 0.004


class Wave(NamedTuple):
    """A sound in steps of 5 ms."""

    planned: float
    peaks: list[float]

    @property
    def length(self) -> float:
        """How long it can be heard, in seconds."""
        return STEP * max(step + 1 for step, peak in enumerate(self.peaks) if peak > AUDIBLE)


@pytest.fixture(scope="module")
def waves(request: pytest.FixtureRequest) -> dict[str, Wave]:
    """All sounds, rendered once."""
    crowd = Crowd(request.getfixturevalue("browser"), request.getfixturevalue("house").url)
    page = crowd.person().go("/rules/penguin-soccer")
    found = {name: Wave(**wave) for name, wave in page.evaluate(RENDERED).items()}
    assert not crowd.leave()
    return found


def test_every_sound_is_measured(waves: dict[str, Wave]) -> None:
    """All sounds of the page are looked at here."""
    assert waves.keys() == NAMES


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_sound_is_heard_and_does_not_shout(waves: dict[str, Wave], name: str) -> None:
    """A sound is no silence, and far from where a loudspeaker would clip."""
    assert 0.05 < max(waves[name].peaks) < 0.5


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_sound_is_short_and_ends_when_it_says(waves: dict[str, Wave], name: str) -> None:
    """A sound lasts as long as its tones, a second and a half at most, and is gone afterwards."""
    wave = waves[name]
    assert 0.4 * wave.planned < wave.length <= wave.planned + STEP
    assert wave.planned < 1.5


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_sound_begins_softly(waves: dict[str, Wave], name: str) -> None:
    """Nothing cracks: in its first 5 ms no sound is as loud as it becomes, and its end is no click."""
    wave = waves[name]
    assert wave.peaks[0] < 0.8 * max(wave.peaks)
    assert max(wave.peaks[round(wave.planned / STEP) - 1 :]) < 0.05 * max(wave.peaks)
