"""The evaluation of `discovery` positions, for the bots of `carrack.bots`."""

from pathlib import Path

from carrack.bots.evaluators import Evaluation
from carrack.games.discovery.bots.core.direct import DirectPlay
from carrack.games.discovery.bots.core.evaluation import SIZE, STAGES

EVALUATION = Evaluation(SIZE, STAGES, DirectPlay, Path(__file__).with_name("weights.json"), True)
