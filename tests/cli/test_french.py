"""The command line in French: help, and what is wrong with words, tricks, questions, records and runs."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Final

import pytest

from moosekit.cli import main
from tests.cli.person import Table

#: none of these is a word of a French sentence
ENGLISH: Final = re.compile(
    r"\b(the|is|are|was|were|there|expected|found|from|no|not|with|known|this|such|and|or|to|of|you|in|at)\b"
)
#: ids, file names, options and quoted values are the same in every language
SAME: Final = re.compile(
    r"(?<!\w)'[^']*'|\"[^\"]*\"|There's a Moose in the House|[\w.]+(?:-[\w.]+)+|--\S+|\S+/\S+|keep=\S+|\$\S*|\w+=\S+"
)
#: written as ~ in the sentences below
NO_BREAK: Final = "\u00a0"
COMMANDS: Final = ("explain", "chance", "play", "replay", "simulate", "lab")


def english_in(said: str) -> list[str]:
    """The English words of what was said."""
    return [found[0] for found in ENGLISH.finditer(SAME.sub("", said))]


def refused(table: Table, *words: str) -> str:
    """What is said to words that ask for what cannot be done; it fits in one line."""
    said = table.run(*words, "--language", "fr")
    assert (said.code, said.screen, said.errors.count("\n")) == (2, "", 1), said
    return said.errors.removeprefix("moosekit: ")


def test_english_is_found() -> None:
    assert english_in("there is no question '49'; the numbers are 1 to 44") != []
    assert english_in("il n'y a pas de question '49' of the; voir moosekit lab --list") == ["of", "the"]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([command, "--help", "--language", "fr"], ["--language=fr", command, "-h"]):
        with pytest.raises(SystemExit) as ended:
            main([word for word in words if word])
        assert ended.value.code == 0
        told = capsys.readouterr().out
        assert told.startswith("utilisation\u00a0: moosekit")
        assert "montrer cette aide" in told
        assert re.search("[^\u00a0]:$", told, re.MULTILINE) is None  # a no-break space comes before a colon
        assert english_in(told) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["explain"], "il manque~: cards (voir moosekit explain --help)"),
        ([], "il manque~: COMMAND (voir moosekit --help)"),
        (["deal"], "argument COMMAND~: 'deal' n'existe pas (au choix~: 'explain', "),
        (["explain", "P2 P8 G3", "P9"], "mots inconnus~: P9 (voir moosekit --help)"),
        (["explain", "P2 P8 G3", "--row"], "argument --row~: il faut une valeur"),
        (["explain", "P2 P8 G3", "--json=1"], "argument --json~: aucune valeur n'est attendue ici, mais '1' est donné"),
        (["explain", "P2 P8 G3", "--r", "x"], "l'option --r est ambiguë~: elle peut vouloir dire --row, --reading"),
        (["chance", "8", "--variant", "x"], "argument --variant~: 'x' n'est pas un nombre entier (int)"),
        (["explain", "P2 P2"], "'P2' est là deux fois~; chaque carte n'existe qu'une fois~; 2 cartes sont données"),
        (["explain", "Q2 P2 P3"], "'Q2' n'est pas une carte~: il faut la lettre d'une couleur et une valeur"),
        (["explain", "P2"], "1 carte est donnée~; un pli en a de 3 à 6, une par joueur"),
        (["explain", "P2 P8 monkey=G3"], "le singe ne peut pas prendre 'G3'~: il peut prendre P2, P8"),
        (["explain", "P2 P8 G3", "--row", "twos"], "carte règle 'twos'~; voulais-tu dire 'twos-win'~? sont connues"),
        (
            ["explain", "P2 P8 G3", "--row", "twos-win,twos-win"],
            "la carte règle 'twos-win' est deux fois dans la rangée",
        ),
        (["explain", "P2 P8 G3", "--row", "twos-win," * 12], "12 cartes règles sont données~; il y en a 11"),
        (["explain", "P2 P8 G3", "--reading", "x"], "reading~: 'x' n'est pas connu~; au choix~: last-word"),
        (["explain", "-"], "la réponse est faite de données~: ajoute --json"),
        (["explain", "-", "--json", "--row", "x"], "avec -, chaque ligne a sa propre rangée"),
        (["chance"], "quelle question~? Un numéro comme 7b"),
        (["chance", "49"], "il n'y a pas de question '49'~; les numéros vont de 1 à 44, avec 7b"),
        (["chance", "7c"], "voulais-tu dire '7'~?"),
        (["chance", "house.stick-first"], "voulais-tu dire 'house.stuck-first' ou "),
        (["chance", "8", "--set", "seats=4"], "'seats' n'est pas un réglage de la question 8~; "),
        (["chance", "8", "--set", "x"], "--set x~: il faut NOM=VALEUR, par exemple players=5"),
        (["chance", "8", "--set", "players=5"], "à 5 joueurs, certaines mains ont des jokers (règle 3.4)"),
        (["chance", "8", "--set", "players=99"], "players=99~: il faut un nombre entier de 3 à 6"),
        (
            ["chance", "8", "--variant", "99"],
            "moustache.where-is-it n'a pas de variante 99~: elles sont numérotées de 0 à 5",
        ),
        (["chance", "8#x"], "«~8#x~» devrait finir par le numéro d'une seule variante"),
        (["chance", "8", "--list"], "--list montre toutes les questions~: enlève la question"),
        (["chance", "27", "--set", "special=off"], "le cri spécial est désactivé ici (règle 6.1)"),
        (["play", "chess"], "Il n'y a pas de jeu"),
        (["play", "moustache", "--players", "9"], "Moustache"),
        (["simulate", "chess"], "il n'y a pas de jeu 'chess'~; il y a moustache, "),
        (["simulate", "moustache", "--players", "9"], "9 joueurs~: Moustache se joue à 3, 4, 5 ou 6 (règle 1.2)"),
        (["simulate", "face-de-bouc", "--players", "9"], "9 joueurs~: Face de bouc se joue de 2 à 7 (règle 1.2)"),
        (
            ["simulate", "moose-in-the-house", "--players", "9"],
            "9 joueurs~: There's a Moose in the House se joue de 2 à 5",
        ),
        (["simulate", "moose-match-mayhem", "--players", "9"], "9 joueurs~: Moose Match Mayhem se joue de 3 à 6"),
        (["simulate", "moustache", "--bots", "x"], "il n'y a pas de robot 'x' pour moustache~; il y a "),
        (["simulate", "moustache", "--bots", "random,random"], "2 robots pour 4 places~: donne un nom pour tous"),
        (["simulate", "moustache", "--row", "x"], "il n'y a pas de carte règle 'x'~; sont connues"),
        (["simulate", "moustache", "--reading", "x"], "la lecture est 'x'~; il y a last-word"),
        (["simulate", "moustache", "--rounds", "0"], "--rounds vaut 0~: on attend un nombre entier de 1 à"),
        (["simulate", "moustache", "--rounds", "999999999", "--out", "x.csv"], "manches demandent"),
        (["simulate", "moose-in-the-house", "--row", "twos-win"], "n'a pas de rangée de cartes règles"),
        (["replay", "nowhere/game.json"], "Le fichier nowhere/game.json ne peut pas être lu~: il n'y a pas de fichier"),
    ],
)
def test_what_cannot_be_done(table: Table, words: list[str], sentence: str) -> None:
    said = refused(table, *words)
    assert sentence.replace("~", NO_BREAK) in said
    assert english_in(said) == []


def test_a_folder_that_cannot_be_made(table: Table, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert english_in(refused(table, "lab", str(tmp_path / "file"))) == []


def test_damaged_records(table: Table, record: Path) -> None:
    whole = record.read_text(encoding="utf-8")
    data = json.loads(whole)

    def changed(**fields: object) -> str:
        return json.dumps({**data, **fields})

    pages = {
        whole[:-40]: "ce n'est pas du JSON~: l'erreur est à cet endroit~: ligne",
        "[" * 100_000: "les données sont trop emboîtées",
        "[]": "il faut un objet avec des champs nommés, et non une liste de 0",
        '{"game": 1, "game": 2}': "le champ 'game' est là deux fois",
        '{"game": 1e999}': "n'est pas un nombre avec lequel on peut compter",
        f'{{"game": {"9" * 30}}}': "il y a un nombre de 30 chiffres~; 20 au plus sont lus",
        "{}": "le champ 'game' manque",
        changed(game="whist"): "il faut l'un de ces mots~: moustache, ",
        changed(extra=1): "champ inconnu 'extra'~; sont connus format, ",
        changed(format=99): "c'est le format 99~; cette version de moosekit lit le format 1",
        changed(revision=99): "révision 99~; il faut 'moose-in-the-house', révision",
        changed(digest="0"): "la partie ne finit pas comme il est écrit",
        changed(chance={"seed": 6}): "le hasard de cette partie donne une autre distribution",
        changed(chance={"given": {}}): "a besoin du tirage",
        changed(setup={**data["setup"], "players": 9}): "9 joueurs~: There's a Moose in the House se joue de 2 à 5",
        changed(actions=[[0, {"play": "X"}]]): "$.actions[0]",
        changed(actions=[[0, {"discard": "T"}]]): "$.actions[0]",
        changed(actions=[[3, {"play": "HC", "house": 3}]]): "$.actions[0]",
        changed(actions=[[0]]): "il faut un acteur et une action, et non 1 éléments",
    }
    for page, sentence in pages.items():
        record.write_text(page, encoding="utf-8")
        said = refused(table, "replay", str(record))
        assert said.startswith(f"Le fichier {record} n'est pas l'enregistrement complet d'une partie{NO_BREAK}: $"), (
            said
        )
        assert sentence.replace("~", NO_BREAK) in said
        assert english_in(said) == [], said
    record.write_bytes(b"\xff\xfe\x00")
    assert "ce n'est pas un texte en UTF-8" in refused(table, "replay", str(record))


def test_every_fault_of_a_set_up_in_a_record_is_told(table: Table, tmp_path: Path) -> None:
    """Each by itself: "(clause 1.2); … (clause 1.3)" is not one long clause."""
    record = tmp_path / "game.json"
    table.say("moose-match-mayhem", "--seed", "5", lines=[f"save {record}"])
    page = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**page, "setup": {**page["setup"], "players": 99}}), encoding="utf-8")
    said = refused(table, "replay", str(record))
    assert f"(règle 1.2){NO_BREAK}; le paquet a 94 cartes{NO_BREAK}: il en faut au moins une par joueur" in said


def test_an_illegal_action_in_a_record_is_told_in_words(table: Table, record: Path) -> None:
    """In English, too: which rule says so, not the code of a refusal."""
    data = json.loads(record.read_text(encoding="utf-8"))
    record.write_text(json.dumps({**data, "actions": [[1, data["actions"][0][1]]]}), encoding="utf-8")
    said = table.run("replay", str(record)).errors
    assert "$.actions[0]: It is not your turn" in said, said
    assert "clause" in said
    assert "moose-in-the-house" not in said


def test_lines_of_standard_input(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals of single lines are in French as well."""
    lines = b"P2 P2 P3\nP2 P8 G3 | twos-win | x | y\n\xff\n" + b"P" * 3000 + b"\nP2 P8 G3\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines)))
    told = table.run("explain", "-", "--json", "--language", "fr")
    answers = [json.loads(line) for line in told.screen.splitlines()]
    assert [answer["winner"] for answer in answers] == [None, None, None, None, 1]
    for answer in answers[:4]:
        assert english_in(answer["refusal"]) == []
