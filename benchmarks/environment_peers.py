"""The environments of others, stepped at random: what benchmarks/environments.py measures ours beside."""

import importlib.util
import random
from collections.abc import Callable
from typing import Any

from rookery.bench.rates import Work

Make = Callable[[int, int], Work]
"""Given lanes and steps: a piece of work that steps so many lanes so often and returns the plies."""


def on(device: str) -> list[tuple[str, str, Make]]:
    """Those that are installed here and run on a device: whose they are, their names, and how to step them."""
    found: list[tuple[str, str, Make]] = []
    if _installed("pgx", "jax"):
        found += [("pgx", name, _pgx(name)) for name in ("backgammon", "gardner_chess")]
    if device == "cpu" and _installed("pettingzoo", "pygame"):
        found += [("PettingZoo", name, _pettingzoo(name)) for name in ("tictactoe_v3", "connect_four_v3")]
    if device == "cpu" and _installed("pyspiel"):
        found += [("OpenSpiel", name, _openspiel(name)) for name in ("breakthrough", "backgammon")]
    return found


def _installed(*modules: str) -> bool:
    return all(importlib.util.find_spec(module) for module in modules)


def _pgx(name: str) -> Make:
    """Pgx as its authors measure it: init, step and a random legal action compiled together, games begun anew."""

    def make(lanes: int, steps: int) -> Work:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset

        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(state: Any, key: Any) -> tuple[Any, Any]:
            keys = jax.random.split(key, lanes + 1)
            action = jax.random.categorical(keys[0], jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
            # What a learner would read is read: otherwise the compiler leaves observations out.
            after = step(state, action, keys[1:])
            return after, after.observation.astype(jnp.float32).sum()

        def all_steps(state: Any, key: Any) -> tuple[Any, Any]:
            final, seen = jax.lax.scan(one, state, jax.random.split(key, steps))
            return final, seen

        compiled = jax.jit(all_steps)
        held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), lanes)), jax.random.PRNGKey(1)]

        def work() -> int:
            held[1], key = jax.random.split(held[1])
            held[0], seen = compiled(held[0], key)
            seen.block_until_ready()
            return lanes * steps

        return work

    return make


def _pettingzoo(name: str) -> Make:
    """One of PettingZoo's classic games, an agent after the other."""

    def make(lanes: int, steps: int) -> Work:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        env = module.raw_env()
        choose = random.Random(7).choice  # noqa: S311  # a benchmark needs the same games, not secret ones

        def work() -> int:
            env.reset()
            plies = 0
            for _ in env.agent_iter():
                seen, _, ended, called_off, _ = env.last()
                if ended or called_off:
                    env.step(None)
                    continue
                env.step(choose(seen["action_mask"].nonzero()[0].tolist()))
                plies += 1
            return plies

        return work

    return make


def _openspiel(name: str) -> Make:
    """One of OpenSpiel's games in C++, stepped from Python, with the tensor that a learner reads."""

    def make(lanes: int, steps: int) -> Work:
        import pyspiel

        game = pyspiel.load_game(name)
        rng = random.Random(7)  # noqa: S311  # a benchmark needs the same games, not secret ones

        def work() -> int:
            state = game.new_initial_state()
            plies = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    rolls, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(rolls, odds)[0])
                    continue
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                plies += 1
            return plies

        return work

    return make
