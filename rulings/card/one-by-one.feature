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
