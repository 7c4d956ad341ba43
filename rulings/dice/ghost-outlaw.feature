@strict
Feature: A ghost Outlaw counts
  Where the table agrees, a ghost who plays for the Outlaws is still in play for the law's victory. A ghost can't be
  eliminated, so the law that is alone with him wins when his tokens come back to him: when a turn that he haunts is over,
  or whoever he haunts is out. So every game comes to an end.

  @DR-253 @judgement @dice @old-saloon
  Scenario: The law waits until the turn that he haunts is over
    Given the dice game with modules 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | life |
      | A    | sheriff  |      |
      | B    | outlaw   | 1    |
      | C    | deputy   |      |
      | D    | renegade |      |
      | E    | outlaw   |      |
    And D is eliminated
    And E is eliminated
    And E is the ghost
    When A rolls 1, beer, beer, beer, beer
    And A stops
    And A shoots B with 1
    And A gives beer to A
    And A gives beer to A
    And A gives beer to A
    And A gives beer to A
    Then B is eliminated
    And the game goes on
    And it is C's turn
    When C rolls beer, beer, dynamite, dynamite, arrow
    And C stops
    And C gives beer to A
    And C gives beer to A
    Then the game goes on
    And it is E's turn
    When E rolls arrow, dynamite
    And E stops
    And E assigns dynamite to A
    Then the game goes on
    And it is A's turn
    When A rolls beer, beer, beer, beer
    And A stops
    And A gives beer to A
    And A gives beer to A
    And A gives beer to A
    And A gives beer to A
    Then the game is over
    And the winners are A, C

  @DR-253 @judgement @dice @old-saloon
  Scenario: The Sheriff falls in the turn that he haunts
    Given the dice game with modules 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | life |
      | A    | sheriff  | 1    |
      | B    | outlaw   | 1    |
      | C    | deputy   |      |
      | D    | renegade |      |
      | E    | outlaw   |      |
    And D is eliminated
    And E is eliminated
    And E is the ghost
    And it is C's turn
    When C rolls 1, dynamite, dynamite, arrow, arrow
    And C stops
    And C shoots B with 1
    Then B is eliminated
    And the game goes on
    And it is E's turn
    When E rolls beer, arrow
    And E stops
    And E assigns arrow to A
    And A rolls dynamite, dynamite, dynamite, beer
    Then the game is over
    And the winners are B, E

  @DR-253 @judgement @dice @old-saloon
  Scenario: Tokens that are out already when the last villain falls are enough
    Given the dice game with modules 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | life |
      | A    | sheriff  |      |
      | B    | outlaw   |      |
      | C    | deputy   |      |
      | D    | renegade | 1    |
      | E    | outlaw   |      |
    And B is eliminated
    And E is eliminated
    And E is the ghost
    And C holds the ghost tokens beer
    When A rolls 1, dynamite, dynamite, arrow, arrow
    And A stops
    And A shoots D with 1
    Then D is eliminated
    And the game goes on
    And it is C's turn
    When C rolls dynamite, dynamite, arrow, arrow
    And C stops
    And C gives beer to A
    Then the game is over
    And the winners are A, C

  @DR-245 @DR-253 @judgement @dice @old-saloon
  Scenario: A haunted Deputy shoots the last villain and the law wins when his turn is over
    Given the dice game with modules 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | life |
      | A    | sheriff  | 5    |
      | B    | outlaw   |      |
      | C    | deputy   |      |
      | D    | renegade | 1    |
      | E    | outlaw   |      |
    And B is eliminated
    And E is eliminated
    And B is the ghost
    And C holds the ghost tokens 1
    And it is C's turn
    When C rolls beer, dynamite, dynamite, arrow
    And C stops
    And C shoots D with 1
    Then the game goes on
    And D is eliminated
    When C gives beer to A
    Then the game is over
    And the winners are A, C

  @DR-252 @DR-253 @judgement @dice @old-saloon
  Scenario: The last villain holds the tokens, and they come back with his death
    Given the dice game with modules 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | life |
      | A    | sheriff  |      |
      | B    | outlaw   |      |
      | C    | deputy   |      |
      | D    | renegade | 1    |
      | E    | outlaw   |      |
    And B is eliminated
    And E is eliminated
    And B is the ghost
    And D holds the ghost tokens beer
    When A rolls 1, dynamite, dynamite, arrow, arrow
    And A stops
    And A shoots D with 1
    Then the game is over
    And the winners are A, C

  @DR-231 @DR-253 @judgement @dice @old-saloon
  Scenario: A Renegade's ghost of five plays for the Outlaws and counts
    Given the dice game with modules 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | life |
      | A    | sheriff  |      |
      | B    | outlaw   | 1    |
      | C    | deputy   |      |
      | D    | renegade |      |
      | E    | outlaw   |      |
    And D is eliminated
    And E is eliminated
    And D is the ghost
    When A rolls 1, dynamite, dynamite, arrow, arrow
    And A stops
    And A shoots B with 1
    Then the game goes on
    And it is C's turn

  @DR-231 @DR-253 @judgement @dice @old-saloon
  Scenario: A Renegade's ghost of six plays for the law and does not
    Given the dice game with modules 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | life |
      | A    | sheriff  |      |
      | B    | outlaw   | 1    |
      | C    | deputy   |      |
      | D    | renegade |      |
      | E    | outlaw   |      |
      | F    | outlaw   |      |
    And D is eliminated
    And E is eliminated
    And F is eliminated
    And D is the ghost
    When A rolls 1, dynamite, dynamite, arrow, arrow
    And A stops
    And A shoots B with 1
    Then the game is over
    And the winners are A, C, D

  @DR-254 @judgement @dice @old-saloon
  Scenario: He does not spoil the Renegade
    Given the dice game with modules 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | life |
      | A    | sheriff  | 1    |
      | B    | outlaw   |      |
      | C    | deputy   |      |
      | D    | renegade |      |
      | E    | outlaw   |      |
    And B is eliminated
    And C is eliminated
    And E is eliminated
    And B is the ghost
    And it is D's turn
    When D rolls 1, dynamite, dynamite, arrow, arrow
    And D stops
    And D shoots A with 1
    Then the game is over
    And the winners are D

  @DR-253 @judgement @dice @old-saloon
  Scenario: A Sheriff alone with the ghost has nobody to shoot at
    Given the dice game with modules 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | character     | life |
      | A    | sheriff  | Willy the Kid | 3    |
      | B    | outlaw   | -             | 1    |
      | C    | deputy   | -             |      |
      | D    | renegade | -             |      |
      | E    | outlaw   | -             |      |
    And C is eliminated
    And D is eliminated
    And E is eliminated
    And E is the ghost
    When A rolls 1, dynamite, dynamite, arrow, arrow
    And A stops
    And A shoots B with 1
    Then B is eliminated
    And it is E's turn
    When E rolls 1, 1
    And E stops
    And E assigns 1, 1 to A
    And A rolls 2, gatling, gatling
    And A stops
    Then A has 3 life
    And A has 0 arrows
    And the game is over
    And the winners are A, C

  @DR-253 @DR-218 @judgement @dice @old-saloon
  Scenario: Doc Holyday alone with the ghost gains nothing for shots at nobody
    Given the dice game with modules 4, 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | character   | life |
      | A    | sheriff  | Doc Holyday | 3    |
      | B    | outlaw   | -           | 1    |
      | C    | deputy   | -           |      |
      | D    | renegade | -           |      |
      | E    | outlaw   | -           |      |
    And C is eliminated
    And D is eliminated
    And E is eliminated
    And E is the ghost
    When A rolls 1, dynamite, dynamite, arrow, arrow
    And A stops
    And A shoots B with 1
    Then B is eliminated
    And A has 3 life
    When E rolls 1, 1
    And E stops
    And E assigns 1, 1 to A
    And A rolls 2, 2, 1
    And A stops
    Then A has 3 life
    And the game is over
    And the winners are A, C

  @DR-253 @DR-218 @judgement @dice @old-saloon
  Scenario: Doc Holyday who shoots the last one down is healed for these shots
    Given the dice game with modules 4, 5
    And option ghost outlaw counts is on
    And the table
      | seat | role     | character   | life |
      | A    | sheriff  | Doc Holyday | 3    |
      | B    | outlaw   | -           | 1    |
      | C    | deputy   | -           |      |
      | D    | renegade | -           |      |
      | E    | outlaw   | -           |      |
    And C is eliminated
    And D is eliminated
    And E is eliminated
    And E is the ghost
    When A rolls 1, 1, 2, arrow, dynamite
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    And A shoots B with 2
    Then B is eliminated
    And A has 5 life
    When E rolls beer, 1
    And E stops
    And E assigns 1 to A
    And A rolls 1, 2, 2, dynamite
    And A stops
    Then A has 5 life
    And the game is over

  @DR-028 @DR-253 @judgement @dice @old-saloon
  Scenario: A dead Deputy's dice leave the Sheriff alone with the ghost
    Given the dice game with modules 5
    And option ghost outlaw counts is on
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
    And E is the ghost
    When A rolls dynamite, dynamite, dynamite, 1, beer
    And A shoots B with 1
    And A gives beer to C
    Then A is eliminated
    And B is eliminated
    And the game goes on
    And it is C's turn
