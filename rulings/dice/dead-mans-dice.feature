@strict
Feature: Dead man's dice
  By the first printing three dynamites end the turn and cost a life point, and the other dice still count even if that
  eliminates their roller. What they do is his deed.

  @DR-028 @judgement @dice
  Scenario: The other dice count although the roller is out
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | life | arrows |
      | A    | outlaw   | 1    | 2      |
      | B    | outlaw   |      |        |
      | C    | sheriff  | 4    |        |
      | D    | renegade |      |        |
      | E    | deputy   |      |        |
    When A rolls dynamite, dynamite, dynamite, 1, beer
    Then A is eliminated
    And A has 0 arrows
    And the arrow pile has 9
    And A is asked
    And A may shoot B with 1
    And A may shoot E with 1
    And A may not shoot C with 1
    When A shoots E with 1
    Then A may not give beer to A
    When A gives beer to C
    Then E has 7 life
    And C has 5 life
    And it is B's turn

  @DR-025 @official @dice
  Scenario: Who survives the blast goes on as ever
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | life |
      | A    | sheriff  | 2    |
      | B    | outlaw   |      |
      | C    | outlaw   |      |
      | D    | renegade |      |
    When A rolls dynamite, dynamite, dynamite, 1, beer
    And A shoots B with 1
    And A gives beer to A
    Then A has 2 life
    And B has 7 life
    And it is B's turn

  @DR-053 @DR-062 @judgement @dice
  Scenario: With the Sheriff's death the game is over before his dice count
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | life |
      | A    | sheriff  | 1    |
      | B    | outlaw   | 1    |
      | C    | outlaw   |      |
      | D    | renegade |      |
    When A rolls dynamite, dynamite, dynamite, 1, 1
    Then the game is over
    And the winners are B, C
    And B is alive

  @DR-057 @judgement @dice
  Scenario: A dead Deputy clears the town
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | life |
      | A    | deputy   | 1    |
      | B    | outlaw   | 1    |
      | C    | sheriff  |      |
      | D    | renegade |      |
      | E    | outlaw   |      |
    And D is eliminated
    And E is eliminated
    When A rolls dynamite, dynamite, dynamite, 1, beer
    And A shoots B with 1
    Then the game is over
    And the winners are A, C

  @DR-065 @judgement @dice
  Scenario: Among three a dead man who eliminates his target wins
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | life |
      | A    | deputy   | 1    |
      | B    | renegade | 1    |
      | C    | outlaw   |      |
    When A rolls dynamite, dynamite, dynamite, 1, 2
    And A shoots B with 1
    And A shoots C with 2
    Then A is eliminated
    And the game is over
    And the winners are A

  @DR-066 @judgement @dice
  Scenario: Among three a dead man who eliminates another leaves the last one to win
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | life |
      | A    | deputy   | 1    |
      | B    | renegade |      |
      | C    | outlaw   | 1    |
    When A rolls dynamite, dynamite, dynamite, 1, beer
    And A shoots C with 1
    Then the game is over
    And the winners are B

  @DR-068 @judgement @dice
  Scenario: Among three a dead man who eliminates nobody leaves the others to fight it out
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | life |
      | A    | deputy   | 1    |
      | B    | renegade |      |
      | C    | outlaw   | 1    |
    When A rolls dynamite, dynamite, dynamite, 1, beer
    And A shoots B with 1
    And A gives beer to C
    Then the game goes on
    And it is B's turn
    And B has 7 life
    And C has 2 life

  @DR-039 @judgement @dice
  Scenario: He aims from his seat; with three others left a 2 is a 1
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | life |
      | A    | outlaw   | 1    |
      | B    | outlaw   |      |
      | C    | sheriff  |      |
      | D    | renegade |      |
    When A rolls dynamite, dynamite, dynamite, 2, 2
    Then A may shoot B with 2
    And A may shoot D with 2
    And A may not shoot C with 2
    When A shoots B with 2
    And A shoots D with 2
    Then it is B's turn

  @DR-037 @judgement @dice
  Scenario: No overkill holds for the dead too
    Given the dice game
    And option dead mans dice is on
    And option no overkill is on
    And the table
      | seat | role     | life |
      | A    | outlaw   | 1    |
      | B    | outlaw   | 1    |
      | C    | sheriff  |      |
      | D    | renegade |      |
      | E    | deputy   |      |
    When A rolls dynamite, dynamite, dynamite, 1, 1
    And A shoots B with 1
    Then A may not shoot B with 1
    When A shoots E with 1
    Then B is eliminated
    And E has 7 life
    And it is C's turn

  @DR-083 @judgement @dice
  Scenario: A dead man takes no arrow for El Gringo
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | character | life |
      | A    | outlaw   | -         | 1    |
      | B    | outlaw   | El Gringo |      |
      | C    | sheriff  | -         |      |
      | D    | renegade | -         |      |
      | E    | deputy   | -         |      |
    When A rolls dynamite, dynamite, dynamite, 1, arrow
    And A shoots B with 1
    Then A has 0 arrows
    And the arrow pile has 9
    And it is B's turn

  @DR-109 @judgement @dice
  Scenario: Two Gatlings of a dead Willy the Kid fire
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | character     | life | arrows |
      | A    | outlaw   | Willy the Kid | 1    | 1      |
      | B    | outlaw   | -             |      | 1      |
      | C    | sheriff  | -             |      |        |
      | D    | renegade | Paul Regret   |      |        |
      | E    | deputy   | -             | 1    |        |
    When A rolls dynamite, dynamite, dynamite, gatling, gatling
    Then A is eliminated
    And B has 7 life
    And B has 1 arrow
    And C has 9 life
    And E is eliminated
    And it is B's turn

  @DR-107 @judgement @dice
  Scenario: A dead Suzy Lafayette gains nothing for having no shots
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | character      | life |
      | A    | outlaw   | Suzy Lafayette | 1    |
      | B    | outlaw   | -              |      |
      | C    | sheriff  | -              | 3    |
      | D    | renegade | -              |      |
      | E    | deputy   | -              |      |
    When A rolls dynamite, dynamite, dynamite, beer, beer
    And A gives beer to C
    And A gives beer to C
    Then A is eliminated
    And A has 0 life
    And C has 5 life

  @DR-232 @judgement @dice @old-saloon
  Scenario: He may be the ghost already, and haunts from his next turn on
    Given the dice game with modules 5
    And option dead mans dice is on
    And the table
      | seat | role     | life |
      | A    | outlaw   | 1    |
      | B    | outlaw   |      |
      | C    | sheriff  |      |
      | D    | renegade |      |
      | E    | deputy   |      |
    When A rolls dynamite, dynamite, dynamite, 2, beer
    Then A is the ghost
    And A is asked
    When A shoots C with 2
    And A gives beer to B
    Then C has 9 life
    And it is B's turn

  @DR-232 @official @dice @old-saloon
  Scenario: Two Gatlings of Willy the Kid who has just become the ghost do not fire
    Given the dice game with modules 5
    And option dead mans dice is on
    And the table
      | seat | role     | character     | life | arrows |
      | A    | outlaw   | Willy the Kid | 1    |        |
      | B    | outlaw   | -             |      | 1      |
      | C    | sheriff  | -             |      |        |
      | D    | renegade | -             |      |        |
      | E    | deputy   | -             | 1    |        |
    When A rolls dynamite, dynamite, dynamite, gatling, gatling
    Then A is the ghost
    And B has 8 life
    And E is alive
    And it is B's turn

  @DR-232 @official @dice @old-saloon
  Scenario: Rose Doolan who has just become the ghost aims no further than others
    Given the dice game with modules 5
    And option dead mans dice is on
    And the table
      | seat | role     | character   | life |
      | A    | outlaw   | Rose Doolan | 1    |
      | B    | outlaw   | -           |      |
      | C    | sheriff  | -           |      |
      | D    | renegade | -           |      |
      | E    | deputy   | -           |      |
      | F    | outlaw   | -           |      |
    When A rolls dynamite, dynamite, dynamite, 1, beer
    Then A is the ghost
    And A may shoot B with 1
    And A may shoot F with 1
    And A may not shoot C with 1
    And A may not shoot E with 1
    When A shoots B with 1
    And A gives beer to C
    Then it is B's turn

  @DR-232 @official @dice @old-saloon
  Scenario: Kit Carlson who has just become the ghost returns no arrows
    Given the dice game with modules 5
    And option dead mans dice is on
    And the table
      | seat | role     | character   | life | arrows |
      | A    | outlaw   | Kit Carlson | 1    |        |
      | B    | outlaw   | -           |      | 2      |
      | C    | sheriff  | -           |      |        |
      | D    | renegade | -           |      |        |
      | E    | deputy   | -           |      |        |
    When A rolls dynamite, dynamite, dynamite, gatling, gatling
    Then A is the ghost
    And B has 2 arrows
    And it is B's turn

  @DR-232 @official @dice @old-saloon
  Scenario: Slab the Killer who has just become the ghost doubles no shot; one who is only out does
    Given the dice game with modules 5
    And option dead mans dice is on
    And the table
      | seat | role     | character       | life |
      | A    | outlaw   | Slab the Killer | 1    |
      | B    | outlaw   | -               |      |
      | C    | sheriff  | -               | 4    |
      | D    | renegade | -               |      |
      | E    | deputy   | -               |      |
    When A rolls dynamite, dynamite, dynamite, 1, beer
    Then A is the ghost
    And A may not use the ability
    When A shoots B with 1
    And A gives beer to C
    Then B has 7 life
    And C has 5 life

  @DR-126 @DR-285 @judgement @dice @old-saloon
  Scenario: Whom the bullet kills is out before the blast, and none of his dice count
    Given the dice game with modules 1
    And option dead mans dice is on
    And the table
      | seat | role     | life |
      | A    | outlaw   | 1    |
      | B    | outlaw   |      |
      | C    | sheriff  |      |
      | D    | renegade |      |
      | E    | deputy   |      |
    When A takes the Loudmouth die
    And A rolls dynamite, dynamite, dynamite, 1, bullet
    Then A is eliminated
    And B has 8 life
    And it is B's turn

  @DR-020 @judgement @dice
  Scenario: Whom the Indians kill is out before the blast too
    Given the dice game
    And option dead mans dice is on
    And the table
      | seat | role     | life | arrows |
      | A    | outlaw   | 2    | 2      |
      | B    | outlaw   |      |        |
      | C    | sheriff  |      |        |
      | D    | renegade |      |        |
      | E    | deputy   |      |        |
    And the arrow pile has 1
    When A rolls dynamite, dynamite, dynamite, arrow, 1
    Then A is eliminated
    And B has 8 life
    And it is B's turn
