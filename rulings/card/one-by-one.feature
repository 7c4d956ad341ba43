@strict
Feature: With the option on, each target of a card is settled to the end before the next one answers

  @C-02 @judgement @base
  Scenario: A death is paid before the next target answers
    Given the card game
    And option one by one is on
    And the table
      | seat | role     | life | hand    |
      | A    | renegade |      | Gatling |
      | B    | outlaw   | 1    |         |
      | C    | outlaw   |      | Missed! |
      | D    | sheriff  |      |         |
    When A plays Gatling
    Then C is asked for a dodge
    And B is eliminated
    And A has 3 cards in hand

  @R-DEATH-21 @judgement @base
  Scenario: Without it nobody is out before the last target has answered
    Given the card game
    And the table
      | seat | role     | life | hand    |
      | A    | renegade |      | Gatling |
      | B    | outlaw   | 1    |         |
      | C    | outlaw   |      | Missed! |
      | D    | sheriff  |      |         |
    When A plays Gatling
    Then C is asked for a dodge
    And B is alive
    And A's hand is empty

  @C-02 @R-WIN-06 @judgement @base
  Scenario: The Sheriff falls first, and the Outlaws have won
    Given the card game
    And option one by one is on
    And the table
      | seat | role     | life | hand          |
      | A    | renegade |      | Gatling, Beer |
      | B    | sheriff  | 1    |               |
      | C    | outlaw   | 1    | Missed!       |
      | D    | outlaw   |      |               |
    And D is eliminated
    When A plays Gatling
    Then B is eliminated
    And C is alive
    And the game is over
    And the winners are C, D

  @C-02 @R-WIN-06 @judgement @base
  Scenario: The Outlaw falls first, and the Renegade wins the showdown
    Given the card game
    And option one by one is on
    And the table
      | seat | role     | life | hand    |
      | A    | renegade |      | Gatling |
      | B    | outlaw   | 1    |         |
      | C    | sheriff  | 1    |         |
      | D    | outlaw   |      |         |
    And D is eliminated
    When A plays Gatling
    Then the game is over
    And the winners are A
    And A has 3 cards in hand

  @C-02 @R-WIN-09 @judgement @base
  Scenario: The last villain falls before the Sheriff would
    Given the card game
    And option one by one is on
    And the table
      | seat | role     | life | hand     |
      | A    | deputy   |      | Indians! |
      | B    | outlaw   | 1    |          |
      | C    | sheriff  | 1    |          |
      | D    | renegade |      |          |
    And D is eliminated
    When A plays Indians!
    Then C is alive
    And C has 1 life
    And the winners are A, C

  @C-02 @judgement @base
  Scenario: Bart draws before the next target answers
    Given the card game
    And option one by one is on
    And the table
      | seat | character    | hand     |
      | A    | -            | Indians! |
      | B    | Bart Cassidy |          |
      | C    | -            | BANG!    |
      | D    | -            |          |
    When A plays Indians!
    Then C is asked for a BANG!
    And B has 3 life
    And B has 1 card in hand

  @C-02 @judgement @base
  Scenario: El Gringo takes his card before the next target answers
    Given the card game
    And option one by one is on
    And the table
      | seat | character | life | hand          |
      | A    | -         |      | Gatling, Beer |
      | B    | El Gringo | 3    |               |
      | C    | -         |      | Missed!       |
      | D    | -         |      |               |
    When A plays Gatling
    Then C is asked for a dodge
    And B's hand is Beer
    And A's hand is empty

  @C-02 @judgement @base
  Scenario: Suzy draws for her last Missed! before the next target answers
    Given the card game
    And option one by one is on
    And the table
      | seat | character      | hand    |
      | A    | -              | Gatling |
      | B    | Suzy Lafayette | Missed! |
      | C    | -              | Missed! |
      | D    | -              |         |
    When A plays Gatling
    And B plays Missed!
    Then C is asked for a dodge
    And B has 1 card in hand

  @C-02 @R-GAT-04 @judgement @base
  Scenario: Vulture Sam may use what the victim before him left
    Given the card game
    And option one by one is on
    And the table
      | seat | role     | character   | life | hand    |
      | A    | renegade | -           |      | Gatling |
      | B    | outlaw   | -           | 1    | Missed! |
      | C    | outlaw   | Vulture Sam |      |         |
      | D    | sheriff  | -           |      |         |
    When A plays Gatling
    And B passes
    And B passes
    Then B is eliminated
    And C is asked for a dodge
    When C plays Missed!
    Then C has 4 life

  @C-02 @R-BEER-17 @judgement @base
  Scenario: The last Beer helps before the next target answers, and a death before counts
    Given the card game
    And option one by one is on
    And the table
      | seat | role     | life | hand     |
      | A    | renegade |      | Indians! |
      | B    | outlaw   | 1    |          |
      | C    | sheriff  | 1    | Beer     |
      | D    | outlaw   |      |          |
    And D is eliminated
    When A plays Indians!
    And C passes
    And C plays Beer
    Then C is eliminated
    And the winners are A

  @C-02 @judgement @dodge-city
  Scenario: Howitzer's targets are settled one by one too
    Given the card game with Dodge City
    And option one by one is on
    And the table
      | seat | role     | character   | life | hand    | in play  |
      | A    | renegade | -           |      |         | Howitzer |
      | B    | outlaw   | -           | 1    |         |          |
      | C    | outlaw   | -           |      | Missed! |          |
      | D    | sheriff  | Herb Hunter |      |         |          |
    When A uses Howitzer
    Then C is asked for a dodge
    And B is eliminated
    And A has 3 cards in hand
    And D has 2 cards in hand

  @C-02 @R-DEATH-04 @judgement @base
  Scenario: The Sheriff pays for a Deputy before the next one answers
    Given the card game
    And option one by one is on
    And the table
      | seat | role     | life | hand          | in play |
      | A    | sheriff  |      | Gatling, Beer | Scope   |
      | B    | deputy   | 1    |               |         |
      | C    | outlaw   |      | Missed!       |         |
      | D    | renegade |      |               |         |
      | E    | outlaw   | 1    |               |         |
    When A plays Gatling
    Then C is asked for a dodge
    And A's hand is empty
    And A has nothing in play
    When C plays Missed!
    Then A has 3 cards in hand

  @C-02 @C-04 @judgement @base
  Scenario: The card itself lies aside until its last target has answered
    Given the card game
    And option one by one is on
    And option card after effect is on
    And the table
      | seat | role     | life | hand    | in play |
      | A    | renegade |      | Gatling |         |
      | B    | outlaw   | 1    |         | Scope   |
      | C    | outlaw   |      | Missed! |         |
      | D    | sheriff  |      |         |         |
    When A plays Gatling
    Then the top of the discard pile is Scope
    When C plays Missed!
    Then the top of the discard pile is Gatling

  @C-02 @C-05 @judgement @base
  Scenario: The killer is asked about his reward before the next target answers
    Given the card game
    And option one by one is on
    And option reward may be left is on
    And the table
      | seat | role     | life | hand    |
      | A    | renegade |      | Gatling |
      | B    | outlaw   | 1    |         |
      | C    | outlaw   |      | Missed! |
      | D    | sheriff  |      |         |
    When A plays Gatling
    Then A is asked for a choice
    When A chooses no
    Then C is asked for a dodge
    And A's hand is empty

  @C-02 @judgement @tournament
  Scenario: A new deck in between may kill a target before he answers
    Given the card game with tournament
    And option one by one is on
    And the table
      | seat | role     | life | hand    |
      | A    | renegade | 2    | Gatling |
      | B    | outlaw   | 1    |         |
      | C    | outlaw   | 1    |         |
      | D    | sheriff  | 3    |         |
    And the draw pile is only Scope
    And the discard pile is Barrel, Mustang, Duel
    When A plays Gatling
    And A chooses yes
    Then C is eliminated
    And A has 1 life
    And D has 1 life
    And it is A's turn

  @C-02 @judgement @base @dodge-city
  Scenario: The choosing of a Brawl is one thing
    Given the card game with Dodge City
    And option one by one is on
    And the table
      | seat | character      | hand        | in play |
      | A    | -              | Brawl, Beer |         |
      | B    | Suzy Lafayette | Duel        |         |
      | C    | -              | Missed!     | Scope   |
      | D    | -              |             |         |
    When A plays Brawl discarding Beer
    And A chooses B's hand
    Then A is asked for a card
    And B's hand is empty
    When A chooses C's Scope
    Then B has 1 card in hand

  @C-02 @judgement @base
  Scenario: A Gatling that wounds and kills nobody goes round as ever
    Given the card game
    And option one by one is on
    And the table
      | seat | hand    |
      | A    | Gatling |
      | B    | Missed! |
      | C    |         |
      | D    | Missed! |
    When A plays Gatling
    And B plays Missed!
    And D passes
    Then B has 4 life
    And C has 3 life
    And D has 3 life
    And it is A's turn

  @R-DEATH-16 @C-02 @judgement @dodge-city
  Scenario: Greg Digger is healed before it is his turn to answer
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand    |
      | A    | renegade | -           |      | Gatling |
      | B    | outlaw   | -           | 1    |         |
      | C    | sheriff  | Greg Digger | 1    |         |
      | D    | outlaw   | -           |      |         |
    And option one by one is on
    When A plays Gatling
    Then C has 2 life
    And the game goes on

  @R-DC-HERB-2 @C-02 @judgement @dodge-city
  Scenario: Herb Hunter may use what he drew for the victim before him
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand    |
      | A    | renegade | -           |      | Gatling |
      | B    | outlaw   | -           | 1    |         |
      | C    | sheriff  | Herb Hunter | 1    |         |
      | D    | outlaw   | -           |      |         |
    And option one by one is on
    And the draw pile is Scope, Barrel, Mustang, Missed!, Duel
    When A plays Gatling
    Then C is asked for a dodge
    And C's hand is Missed!, Duel
    When C plays Missed!
    Then C has 1 life

  @R-3P-03 @C-02 @judgement @dodge-city
  Scenario: Among three, the right man falls first and nobody else is shot at
    Given the card game with Dodge City
    And the table
      | seat | role     | character | life | hand    |
      | A    | deputy   | -         |      | Gatling |
      | B    | renegade | -         | 1    |         |
      | C    | outlaw   | -         | 1    |         |
    And option one by one is on
    When A plays Gatling
    Then the winners are A
    And C is alive
    And A's hand is empty

  @R-3P-08 @C-02 @judgement @dodge-city
  Scenario: Among three, the wrong man falls first and no Beer saves the other
    Given the card game with Dodge City
    And the table
      | seat | role     | character | life | hand    |
      | A    | outlaw   | -         |      | Gatling |
      | B    | renegade | -         | 1    |         |
      | C    | deputy   | -         | 1    | Beer    |
    And option one by one is on
    When A plays Gatling
    And C passes
    And C plays Beer
    Then C is eliminated
    And the winners are A

  @R-8P-04 @C-02 @judgement @dodge-city
  Scenario: Among eight, both Renegades fall and the Deputy after them is spared
    Given the card game with Dodge City
    And the table
      | seat | role     | character | life | hand    |
      | A    | sheriff  | -         |      | Gatling |
      | B    | renegade | -         | 1    |         |
      | C    | renegade | -         | 1    |         |
      | D    | deputy   | -         | 1    |         |
      | E    | outlaw   | -         |      |         |
      | F    | outlaw   | -         |      |         |
      | G    | outlaw   | -         |      |         |
      | H    | deputy   | -         |      |         |
    And option one by one is on
    And E is eliminated
    And F is eliminated
    And G is eliminated
    When A plays Gatling
    Then the winners are A, D, H
    And D has 1 life
    And A's hand is empty

  @R-WIN-07 @C-02 @judgement @base
  Scenario: The last villain falls before the Sheriff whom his Deputy would have killed
    Given the card game
    And the table
      | seat | role     | character | life | hand     |
      | A    | deputy   | -         |      | Indians! |
      | B    | renegade | -         | 1    |          |
      | C    | outlaw   | -         | 1    |          |
      | D    | sheriff  | -         | 1    |          |
      | E    | outlaw   | -         |      |          |
    And option one-by-one is on
    And E is eliminated
    When A plays Indians!
    Then the game is over
    And the winners are A, D
    And D is alive
    And D has 1 life

  @R-DEATH-10 @C-02 @judgement @base
  Scenario: Sheriff Suzy pays for the Deputy, draws one card, and is paid for the Outlaw
    Given the card game
    And the table
      | seat | role     | character      | life | hand          | in play |
      | A    | sheriff  | Suzy Lafayette |      | Gatling, Beer | Scope   |
      | B    | deputy   | -              | 1    |               |         |
      | C    | outlaw   | -              | 1    | Missed!       |         |
      | D    | renegade | -              |      |               |         |
      | E    | outlaw   | -              |      |               |         |
    And option one-by-one is on
    And the draw pile is Barrel, Mustang, Duel, Panic!
    When A plays Gatling
    Then B is eliminated
    And C is asked for a dodge
    And A's hand is Barrel
    And A has nothing in play
    When C passes
    And C passes
    Then C is eliminated
    And A's hand is Barrel, Mustang, Duel, Panic!
    And D has 3 life
    And E has 3 life

  @R-DEATH-15 @C-02 @judgement @base
  Scenario: What Vulture Sam took goes down with him if he is next
    Given the card game
    And the table
      | seat | role     | character   | life | hand    |
      | A    | renegade | -           |      | Gatling |
      | B    | outlaw   | -           | 1    | Scope   |
      | C    | outlaw   | Vulture Sam | 1    |         |
      | D    | sheriff  | -           |      |         |
    And option one-by-one is on
    When A plays Gatling
    And B passes
    And B passes
    And C passes
    And C passes
    Then B is eliminated
    And C is eliminated
    And A has 6 cards in hand
    And the top of the discard pile is Scope
    And D has 4 life

  @R-DEATH-01 @C-02 @judgement @base
  Scenario: The dead choose the order of their discards before the next one answers
    Given the card game
    And the table
      | seat | role     | character | life | hand         |
      | A    | renegade | -         |      | Gatling      |
      | B    | outlaw   | -         | 1    | Saloon, Duel |
      | C    | sheriff  | -         |      | Missed!      |
      | D    | outlaw   | -         |      |              |
    And option one by one is on
    And option chosen discards is on
    When A plays Gatling
    And B passes
    And B passes
    And B discards Duel, Saloon
    Then A has 3 cards in hand
    And C is asked for a dodge

  @R-HN-GHOST-9 @C-02 @judgement @high-noon
  Scenario: A ghost is paid for one target before the next one answers
    Given the card game with High Noon
    And the table
      | seat | role     | character | life | hand    |
      | A    | sheriff  | -         | 3    |         |
      | B    | outlaw   | -         |      |         |
      | C    | outlaw   | -         | 1    |         |
      | D    | renegade | -         |      | Missed! |
    And option one by one is on
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is Gatling, Barrel, Scope, Mustang, Beer, Duel
    When A ends the turn
    And B plays Gatling
    Then C is eliminated
    And B's hand is Barrel, Scope, Mustang, Beer, Duel
    And D is asked for a dodge
