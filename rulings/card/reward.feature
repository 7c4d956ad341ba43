@strict
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
    And the top of the draw pile is Scope

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
    And the top of the draw pile is Mustang

  @R-3P-04 @judgement @dodge-city @tournament
  Scenario: Among three, every killer is asked
    en: If somebody else did it, or nobody, the last one alive wins.
    it: Se è stato un altro, o nessuno, vince l’ultimo che resta in vita.
    de: War es ein anderer oder niemand, gewinnt, wer zuletzt übrig bleibt.
    about: three-players

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

  @R-DEATH-02 @R-TRN-11 @C-05 @judgement @tournament
  Scenario: A reward that is wanted may cost the Sheriff his life, and then nobody else pays
    Given the card game with tournament
    And the table
      | seat | role     | character | life | hand  |
      | A    | sheriff  | -         | 1    | BANG! |
      | B    | outlaw   | -         | 1    |       |
      | C    | outlaw   | -         |      |       |
      | D    | renegade | -         | 1    |       |
      | E    | deputy   | -         | 1    |       |
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays BANG! on B
    Then A is asked
    When A chooses yes
    And A passes
    Then A is eliminated
    And the game is over
    And the winners are B, C
    And D has 1 life
    And E has 1 life

  @R-DEATH-02 @R-DC-HERB-2 @C-05 @judgement @tournament @dodge-city
  Scenario: Herb Hunter is not asked, and a new deck may cost his life
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | character   | life | hand  |
      | A    | sheriff  | -           | 2    | BANG! |
      | B    | outlaw   | -           | 1    |       |
      | C    | outlaw   | Herb Hunter | 1    |       |
      | D    | renegade | -           |      |       |
      | E    | deputy   | -           | 2    |       |
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays BANG! on B
    And A chooses no
    And C passes
    Then C is eliminated
    And E has 1 life
    And A has 1 life
    And D has 3 life
    And the game goes on

  @R-DC-HERB-1 @C-05 @judgement @tournament @dodge-city
  Scenario: Herb Hunter leaves the three cards and draws his two
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | character   | life | hand  |
      | A    | sheriff  | Herb Hunter |      | BANG! |
      | B    | outlaw   | -           | 1    |       |
      | C    | outlaw   | -           |      |       |
      | D    | renegade | -           |      |       |
    And the draw pile is Scope, Barrel, Mustang, Beer
    When A plays BANG! on B
    And A chooses no
    Then A's hand is Scope, Barrel
    And the top of the draw pile is Mustang, Beer

  @R-DEATH-02 @R-TRN-10 @C-05 @judgement @tournament
  Scenario: Whoever dies of his first reward is not asked about the second
    Given the card game with tournament
    And the table
      | seat | role     | character | life | hand     |
      | A    | renegade | -         | 1    | Indians! |
      | B    | outlaw   | -         | 1    |          |
      | C    | outlaw   | -         | 1    |          |
      | D    | sheriff  | -         | 3    | BANG!    |
    And the draw pile is only Scope
    And the discard pile is Barrel, Mustang, Duel, Panic!, Saloon
    When A plays Indians!
    And D discards BANG!
    And A chooses yes
    And A passes
    Then A is eliminated
    And the game is over
    And the winners are D
    And D has 3 life

  @R-DEATH-02 @R-TRN-10 @C-05 @judgement @tournament
  Scenario: The killer dies of his reward, the others pay too, and the next one goes on
    Given the card game with tournament
    And the table
      | seat | role     | character | life | hand  |
      | A    | renegade | -         | 1    | BANG! |
      | B    | outlaw   | -         | 1    |       |
      | C    | outlaw   | -         | 2    |       |
      | D    | sheriff  | -         | 3    |       |
    And the draw pile is only Scope
    And the discard pile is Barrel, Mustang, Duel, Panic!, Saloon
    When A plays BANG! on B
    And A chooses yes
    And A passes
    Then A is eliminated
    And the game goes on
    And C has 1 life
    And D has 2 life
    And it is C's turn

  @R-HN-GHOST-9 @C-05 @judgement @tournament @high-noon
  Scenario: A ghost may leave his reward too
    Given the card game with High Noon, tournament
    And the table
      | seat | role     | character | life | hand |
      | A    | sheriff  | -         |      |      |
      | B    | outlaw   | -         |      |      |
      | C    | outlaw   | -         | 1    |      |
      | D    | renegade | -         |      |      |
    And the event in force is Ghost Town
    And B is eliminated
    And the draw pile is BANG!, Stagecoach, Saloon, Mustang, Scope, Barrel
    When A ends the turn
    And B plays BANG! on C
    Then B is asked for a choice
    When B chooses no
    Then B's hand is Stagecoach, Saloon
    And it is B's turn
    And the top of the draw pile is Mustang, Scope, Barrel

  @R-GAT-05 @C-05 @judgement @tournament
  Scenario: El Gringo takes his card when the reward is settled
    Given the card game with tournament
    And the table
      | seat | role     | character | life | hand    |
      | A    | sheriff  | -         |      | Gatling |
      | B    | outlaw   | -         | 1    |         |
      | C    | outlaw   | -         |      |         |
      | D    | renegade | El Gringo |      |         |
    When A plays Gatling
    Then A is asked for a choice
    When A chooses yes
    Then A has 2 cards in hand
    And D has 1 card in hand

  @R-DEATH-02 @C-05 @judgement @base
  Scenario: Whoever passes leaves it
    Given the card game
    And the table
      | seat | role     | character | life | hand  |
      | A    | renegade | -         |      | BANG! |
      | B    | outlaw   | -         | 1    |       |
      | C    | outlaw   | -         |      |       |
      | D    | sheriff  | -         |      |       |
    And option reward-may-be-left is on
    When A plays BANG! on B
    And A passes
    Then A's hand is empty
    And it is A's turn
    And A may end the turn
