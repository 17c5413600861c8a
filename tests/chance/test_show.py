"""How distributions are shown: in words, on pages, for LaTeX and Vega-Lite, in both languages."""

from __future__ import annotations

import json
from fractions import Fraction
from operator import methodcaller

import pytest

from moosekit.chance import Answer, Deck, Dist, Sample, TwoWay, Uncountable, hypergeometric, message, win_table
from moosekit.chance.show import label
from moosekit.draw.charts import bar_svg
from moosekit.games.moustache.cards import AnimalCard
from moosekit.words import numbers

BLUES = hypergeometric(Deck({"blue": 3, "other": 7}), 4, lambda card: card == "blue")


def test_a_table_with_bars_in_words() -> None:
    assert str(BLUES.show(title="Blue cards of four", event=lambda blues: blues >= 2)) == (
        "Blue cards of four\n"
        "  outcome                        chance  ways of 210\n"
        "  0        #######               16.7%   35\n"
        "  1        ####################  50%     105\n"
        "  ▸ 2      ############          30%     63\n"
        "  ▸ 3      #                     3.33%   7\n"
        "Marked together: 70 of 210 ways, that is 33.3%."
    )


def test_outcomes_may_be_given_names() -> None:
    said = str(Dist({1: 1, 2: 1}).show(name=lambda number: f"number {number}"))
    assert [line.split()[:2] for line in said.splitlines()[2:]] == [["number", "1"], ["number", "2"]]


def test_french_has_its_comma_and_its_spaces() -> None:
    said = str(BLUES.show("fr"))
    assert "16,7\u00a0%" in said
    assert said.startswith("Ce qui peut arriver")


def test_outcomes_that_cannot_happen_have_no_bar() -> None:
    said = str(Dist({"can": 1, "cannot": 0}))
    assert said.splitlines()[2].split() == ["can", "####################", "100%", "1"]
    assert said.splitlines()[3].split() == ["cannot", "0%", "0"]


def test_ways_of_many_digits_are_left_out() -> None:
    dist = Dist({0: 10**12 + 1, 1: 10**12})
    assert "ways" not in str(dist)
    assert str(dist.show(event=lambda one: one == 1)).endswith("Marked together: ≈\u00a00.5.")
    assert repr(dist) == "Dist(2 outcomes, 2,000,000,000,001 ways)"
    assert "ways of 2" in str(Dist({0: 10**12, 1: 10**12}))
    assert "percent" not in str(dist.table2(bool, bool))
    assert "50%" in str(dist.table2(bool, bool))


def test_long_tables_stop_and_say_so() -> None:
    assert str(Dist.uniform(range(100))).endswith("40 more outcomes are not shown.")


def test_a_page_takes_words_for_words() -> None:
    page = Dist({"<b>": 1, "&": 1}).show().html
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
    assert page.count("<svg") == 2


def test_notebooks_are_shown_the_same() -> None:
    """They ask for these two names, and take the page where they can show one."""
    assert methodcaller("_repr_html_")(BLUES) == BLUES.show().html
    assert methodcaller("_repr_latex_")(BLUES) == f"${BLUES.to_latex()}$"
    assert repr(BLUES) == "Dist({0: 35, 1: 105, 2: 63, 3: 7})"


def test_the_page_has_a_row_for_each_outcome() -> None:
    page = BLUES.show().html
    assert page.count("<tr") == 5
    assert ">105<" in page
    assert "href" not in page


def test_two_way_tables_have_their_totals() -> None:
    dice = Dist.uniform([(a, b) for a in range(1, 4) for b in range(1, 4)])
    table = dice.table2(lambda pair: pair[0] == pair[1], sum)
    assert str(table.show(title="Two dice")) == (
        "Two dice\n"
        "         2  3  4  5  6  total\n"
        "  no     0  2  2  2  0  6\n"
        "  yes    1  0  1  0  1  3\n"
        "  total  1  2  3  2  1  9"
    )
    assert table.show().html.count("<tr") == 4


def test_a_comparison_has_bars_and_dots() -> None:
    comparison = Sample(tuple("HHHT"), 1).compare(Dist.uniform("HT"))
    assert str(comparison).splitlines()[2:] == [
        "  H        #############      o  50%    75%   +1",
        "  T        #######o#####         50%    25%   -1",
    ]
    assert comparison.show().html.count("<circle") == 2


def test_a_comparison_in_whole() -> None:
    comparison = Sample(tuple("HHTTT"), 1).compare(Dist.uniform("HT"))
    assert str(comparison) == (
        "What came in 5 trials, beside the exact chance\n"
        "  outcome                        exact  came  gap in standard errors\n"
        "  H        #############o###     50%    40%   -0.4\n"
        "  T        #################  o  50%    60%   +0.4"
    )
    french = comparison.show("fr", title="Pile ou face", name=lambda side: f"côté {side}")
    assert str(french) == (
        "Pile ou face\n"
        "  résultat                        exact  venu  écart en erreurs types\n"
        "  côté H    #############o###     50\u00a0%   40\u00a0%  -0,4\n"
        "  côté T    #################  o  50\u00a0%   60\u00a0%  +0,4"
    )
    even = str(Sample(tuple("HT"), 1).compare(Dist.uniform("HT")))
    assert [line.split()[-1] for line in even.splitlines()[2:]] == ["0", "0"]


def test_a_dot_stays_inside_of_its_bar() -> None:
    rare, often = str(Sample(("a",) + ("b",) * 99, 1).compare(Dist({"a": 1, "b": 1}))).splitlines()[2:]
    assert rare.split()[1] == "o#########"
    assert often.split()[1:3] == ["##########", "o"]
    assert often.index("o") - often.index("#") == 19


def test_the_pages_of_a_table_and_a_comparison() -> None:
    """Bars are for eyes alone and of one width, the marked one is hatched; a note stands in its language."""
    page = Dist({"a": 2, "b": 1}).show(event=lambda one: one == "a").html
    assert page.count('aria-hidden="true"') == page.count('width="80" height="9"') == page.count("<svg") == 2
    marked, plain = page.split("<svg")[1:]
    assert ("<line" in marked, "<line" in plain) == (True, False)
    assert 'lang="en" tabindex' in page
    assert page.endswith('<p lang="en">Marked together: 2 of 3 ways, that is 66.7%.</p>')
    french = Dist({"a": 2, "b": 1}).show("fr", event=lambda one: one == "a").html
    assert 'lang="fr" tabindex' in french
    assert '<p lang="fr">' in french
    assert "light-dark" in page
    assert Dist({"a": 1}).show(title="<x>").html.count("&lt;x&gt;") == 2
    compared = Sample(tuple("HHTTT"), 1).compare(Dist.uniform("HT")).show("fr").html
    assert compared.count('cx="106.667"') == 1
    assert 'lang="fr" tabindex' in compared


def test_a_note_takes_signs_for_signs() -> None:
    assert "<b>" not in Dist({"a": 1}).show(event=lambda _: True).html


def test_a_table_of_sixty_rows_is_whole() -> None:
    assert len(str(Dist.uniform(range(60))).splitlines()) == 62
    assert len(str(Dist.uniform(range(61))).splitlines()) == 63
    assert str(Dist.uniform(range(61)).show("fr")).endswith("Un autre résultat n'est pas montré.")
    many = Sample(tuple(range(61)), 1).compare(Dist.uniform(range(61)))
    assert len(str(many).splitlines()) == 62


def test_ways_of_twelve_digits_are_written() -> None:
    for total, heads in ((10**12 - 1, 4), (10**12 + 1, 3)):
        head = str(Dist({0: total - 1, 1: 1})).splitlines()[1]
        assert ("ways of" in head) == (heads == 4)


def test_two_way_tables_of_many_ways_are_in_percent() -> None:
    table = TwoWay(Dist({(True, 1): 10**12, (False, 1): 10**12, (True, 2): 0}))
    assert str(table.show()) == (
        "How often both come together\n"
        "         1     2   total\n"
        "  no     50%   0%  50%\n"
        "  yes    50%   0%  50%\n"
        "  total  100%  0%  100%"
    )
    assert str(TwoWay(Dist({(True, 1): 3, (False, 1): 1})).show()).startswith(
        "How often both come together, in ways\n         1  total\n"
    )
    french = table.show("fr", title="Deux")
    assert str(french).startswith("Deux\n")
    assert "oui" in str(french)
    assert '<div lang="fr"' in french.html
    assert ">Deux</caption>" in french.html


def test_everything_in_french() -> None:
    dist = Dist({True: 40_000, False: 80_001})
    assert str(dist.show("fr", event=bool)) == (
        "Ce qui peut arriver, et avec quelle chance\n"
        "  résultat                        chance  cas sur 120\u202f001\n"
        "  non       ####################  66,7\u00a0%  80\u202f001\n"
        "  ▸ oui     ##########            33,3\u00a0%  40\u202f000\n"
        "Ensemble, les résultats marqués\u00a0: 40\u202f000 cas sur 120\u202f001, soit 33,3\u00a0%."
    )
    many = Dist({True: 10**13, False: 2 * 10**13 + 1}).show("fr", event=bool)
    assert str(many).splitlines()[1:] == [
        "  résultat                        chance",
        "  non       ####################  66,7\u00a0%",
        "  ▸ oui     ##########            33,3\u00a0%",
        "Ensemble, les résultats marqués\u00a0: ≈\u00a00,333.",
    ]
    assert str(Sample((True, True, False, None), 1).compare(Dist({True: 1, False: 1})).show("fr")) == (
        "Ce qui est venu en 4 essais, à côté de la chance exacte\n"
        "  résultat                        exact  venu  écart en erreurs types\n"
        "  oui       ###################o  50\u00a0%   50\u00a0%  0\n"
        "  non       ##########o#########  50\u00a0%   25\u00a0%  -1\n"
        "  –                   o           0\u00a0%    25\u00a0%  impossible"
    )
    assert label(Fraction(12_345), "fr") == "12\u202f345"


def test_pairs_in_french() -> None:
    assert str(TwoWay(Dist({(True, 1): 40_000, (False, 1): 80_001, (True, 2): 5})).show("fr")) == (
        "Combien de cas pour chaque paire\n"
        "         1        2  total\n"
        "  non    80\u202f001   0  80\u202f001\n"
        "  oui    40\u202f000   5  40\u202f005\n"
        "  total  120\u202f001  5  120\u202f006"
    )
    assert str(TwoWay(Dist({(True, 1): 10**13, (False, 1): 2 * 10**13, (True, 2): 0})).show("fr")) == (
        "Avec quelle chance chaque paire arrive\n"
        "         1       2    total\n"
        "  non    66,7\u00a0%  0\u00a0%  66,7\u00a0%\n"
        "  oui    33,3\u00a0%  0\u00a0%  33,3\u00a0%\n"
        "  total  100\u00a0%   0\u00a0%  100\u00a0%"
    )


def test_pairs_of_twelve_digits_are_in_ways() -> None:
    for total, ways in ((10**12 - 1, True), (10**12, False)):
        table = TwoWay(Dist({(True, 1): total - 1, (False, 1): 1}))
        assert ("in ways" in str(table.show())) == ways


def test_what_is_rare_has_a_bar_and_bars_are_coloured_as_the_page() -> None:
    rare = Dist({"a": 1, "b": 100}).show()
    assert rare.words.splitlines()[2].split() == ["a", "#", "0.99%", "1"]
    assert "color-scheme" not in rare.html  # that of the page, as around the table


def test_latex() -> None:
    assert BLUES.to_latex() == (
        r"\begin{array}{lr}\text{outcome} & P \\ \hline \text{0} & \frac{1}{6} \\ \text{1} & \frac{1}{2} \\ "
        r"\text{2} & \frac{3}{10} \\ \text{3} & \frac{1}{30} \end{array}"
    )
    assert r"\text{50\% \& \_x\^}".replace(r"\^", r"\textasciicircum{}") in Dist({"50% & _x^": 1}).to_latex("fr")


def test_latex_of_what_is_certain() -> None:
    assert Dist({"a": 1, "b": 0}).to_latex().endswith(r"\text{a} & 1 \\ \text{b} & 0 \end{array}")


def test_latex_in_french() -> None:
    assert Dist({True: 1, False: 1}).to_latex("fr") == (
        r"\begin{array}{lr}\text{résultat} & P \\ \hline "
        r"\text{non} & \frac{1}{2} \\ \text{oui} & \frac{1}{2} \end{array}"
    )
    values = json.loads(json.dumps(Dist({True: 1, False: 1}).to_vegalite("fr")))["data"]["values"]
    assert [row["outcome"] for row in values] == ["non", "oui"]


def test_vega_lite_is_plain_data() -> None:
    spec = json.loads(json.dumps(BLUES.to_vegalite("fr")))
    assert [row["exact"] for row in spec["data"]["values"]] == ["1/6", "1/2", "3/10", "1/30"]
    assert spec["encoding"]["x"]["title"] == "résultat"
    assert spec["encoding"]["x"]["sort"] is None


def test_a_whole_specification() -> None:
    """As Vega-Lite documents it: outcomes along the bottom in their order, chances up the side in percent."""
    assert Dist({"heads": 2, "tails": 2}).to_vegalite() == {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "data": {
            "values": [
                {"outcome": "heads", "chance": 0.5, "exact": "1/2"},
                {"outcome": "tails", "chance": 0.5, "exact": "1/2"},
            ]
        },
        "mark": "bar",
        "encoding": {
            "x": {"field": "outcome", "type": "nominal", "sort": None, "title": "outcome", "axis": {"labelAngle": 0}},
            "y": {"field": "chance", "type": "quantitative", "title": "chance", "axis": {"format": "%"}},
            "tooltip": [{"field": "outcome"}, {"field": "exact"}],
        },
    }


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (AnimalCard.of("B8"), "B8"),
        ((True, None), "yes, –"),
        (Fraction(1, 3), "1/3"),
        (("a", 2), "a, 2"),
    ],
)
def test_outcomes_by_their_names(outcome: object, said: str) -> None:
    assert label(outcome, "en") == said


def test_an_answer_counts_then_reduces() -> None:
    answer = Answer.counted(6, 16, message("chance.drawing.kept-out"))
    assert answer.lines("fr") == (
        "6 cas sur 16, tous aussi probables.",
        "On simplifie\u00a0: 6/16 = 3/8.",
        "Une carte tirée reste dehors\u00a0: rien n'est remis.",
    )
    assert Answer.counted(3, 8).lines() == ("3 of 8 equally likely ways.",)
    assert Answer.of(BLUES, lambda blues: blues == 0).value == Fraction(1, 6)
    assert Answer.number(Fraction(7, 2)).ways is None
    with pytest.raises(Uncountable, match="1 ways of 3 are not 1/2"):
        Answer(Fraction(1, 2), 1, 3)


def test_numbers_in_words() -> None:
    assert numbers.count(8_675_723, "fr") == "8\u202f675\u202f723"
    assert numbers.count(1440, "en") == "1440"
    assert numbers.decimal("-1/3", "fr") == "-0,333"
    assert numbers.decimal("2/300", "en") == "0.00667"
    assert numbers.decimal("9999/10000", "en") == "1"
    assert numbers.percent("1/3", "fr") == "33,3\u00a0%"
    assert numbers.percent(0, "en") == "0%"
    assert numbers.percent("1/99999", "en") == "<\u00a00.01%"
    assert numbers.chance(win_table()[AnimalCard.of("B8")], "en") == "260/301"


@pytest.mark.parametrize("share", [-0.1, 1.1])
def test_bars_stay_in_their_track(share: float) -> None:
    with pytest.raises(ValueError, match=f"a bar cannot fill {share} of its track: expected 0 to 1"):
        bar_svg(share, title="")
