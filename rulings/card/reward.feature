Feature: With the option on, as in the tournament, a reward may be left

  @R-DEATH-02 @C-05 @official @tournament
  Scenario: The killer of an Outlaw may draw his reward
    Given the card game with tournament
    And the table
      | seat | role     | life | hand  |
      | A    | sheriff  |      | BANG! |
      | B    | outlaw   | 1    |       |
      | C    | outlaw   |      |       |
      | D    | renegade |      |       |
    When A plays BANG! on B
    Then B is eliminated
    And A is asked for a choice
    And A's hand is empty
    When A chooses yes
    Then A has 3 cards in hand
    And it is A's turn

  @R-DEATH-02 @C-05 @official @tournament
  Scenario: He leaves it, and no new deck costs anybody anything
    Given the card game with tournament
    And the table
      | seat | role     | life | hand  |
      | A    | renegade | 1    | BANG! |
      | B    | outlaw   | 1    |       |
      | C    | outlaw   | 1    |       |
      | D    | sheriff  | 1    |       |
    And the draw pile is only Scope
    And the discard pile is Barrel, Mustang, Duel
    When A plays BANG! on B
    And A chooses no
    Then A's hand is empty
    And A has 1 life
    And D has 1 life
    And the draw pile has 1 card
    And it is A's turn

  @R-DEATH-02 @C-05 @judgement @tournament
  Scenario: He is asked for each of them
    Given the card game with tournament
    And the table
      | seat | role     | life | hand    |
      | A    | renegade |      | Gatling |
      | B    | outlaw   | 1    |         |
      | C    | outlaw   | 1    |         |
      | D    | sheriff  |      |         |
    When A plays Gatling
    Then B is eliminated
    And C is eliminated
    When A chooses yes
    Then A has 3 cards in hand
    And A is asked for a choice
    When A chooses no
    Then A has 3 cards in hand
    And it is A's turn

  @R-DEATH-03 @judgement @tournament
  Scenario: Nobody is asked where there is no reward
    Given the card game with tournament
    And the table
      | seat | role     | life | hand          |
      | A    | outlaw   |      | BANG!, Stagecoach |
      | B    | renegade | 1    |               |
      | C    | outlaw   |      |               |
      | D    | sheriff  |      |               |
    When A plays BANG! on B
    Then B is eliminated
    And A may play Stagecoach

  @R-DEATH-05 @judgement @tournament
  Scenario: Nobody is paid for what nobody did
    Given the card game with tournament
    And the table
      | seat | role     | life | in play  |
      | A    | sheriff  |      |          |
      | B    | outlaw   | 1    | Dynamite |
      | C    | outlaw   |      |          |
      | D    | renegade |      |          |
    And the draw pile is 5♠, Scope, Barrel, Mustang
    And B's turn is about to start
    When B's turn starts
    Then B is eliminated
    And it is C's turn

  @R-3P-04 @judgement @dodge-city @tournament
  Scenario: Among three, every killer is asked
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | life | hand  |
      | A    | deputy   |      | BANG! |
      | B    | outlaw   | 1    |       |
      | C    | renegade |      |       |
    When A plays BANG! on B
    Then A is asked for a choice
    When A chooses yes
    Then A has 3 cards in hand

  @R-DEATH-02 @C-05 @judgement @tournament
  Scenario: Switched off, the tournament pays without asking
    Given the card game with tournament
    And option reward may be left is off
    And the table
      | seat | role     | life | hand  |
      | A    | sheriff  |      | BANG! |
      | B    | outlaw   | 1    |       |
      | C    | outlaw   |      |       |
      | D    | renegade |      |       |
    When A plays BANG! on B
    Then A has 3 cards in hand

  @R-DEATH-02 @C-05 @judgement @base
  Scenario: Switched on, any game asks
    Given the card game
    And option reward may be left is on
    And the table
      | seat | role     | life | hand  |
      | A    | outlaw   |      | BANG! |
      | B    | outlaw   | 1    |       |
      | C    | sheriff  |      |       |
      | D    | renegade |      |       |
    When A plays BANG! on B
    And A chooses no
    Then A's hand is empty
    And it is A's turn

  @R-CHR-SUZY-5 @judgement @base
  Scenario: Suzy who leaves her reward has an empty hand and draws for that
    Given the card game
    And option reward may be left is on
    And the table
      | seat | role     | character      | life | hand  |
      | A    | renegade | Suzy Lafayette |      | BANG! |
      | B    | outlaw   | -              | 1    |       |
      | C    | sheriff  | -              |      |       |
      | D    | outlaw   | -              |      |       |
    When A plays BANG! on B
    And A chooses no
    Then A has 1 card in hand

  @R-DEATH-09 @judgement @base
  Scenario: The Sheriff is asked about his reward before he pays for the Deputy
    Given the card game
    And option reward may be left is on
    And the table
      | seat | role     | life | hand          |
      | A    | sheriff  |      | Gatling, Beer |
      | B    | outlaw   | 1    |               |
      | C    | deputy   | 1    |               |
      | D    | renegade |      |               |
      | E    | outlaw   |      |               |
    When A plays Gatling
    Then A is asked for a choice
    And A's hand is Beer
    When A chooses no
    Then A's hand is empty
