"""The evaluation of `empire` positions, for the bots of `carrack.bots`."""

from pathlib import Path

from carrack.bots.evaluators import Evaluation
from carrack.games.empire.bots.core.evaluation import SIZE, STAGES, EmpireEvaluator

EVALUATION = Evaluation(SIZE, STAGES, EmpireEvaluator, Path(__file__).with_name("weights.json"))
