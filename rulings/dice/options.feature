@strict
Feature: Table options of the dice game

  @DR-138 @judgement @dice @old-saloon
  Scenario: The Chief's arrow in place of an ordinary one
    Given the dice game with modules 2
    And option nine tokens is on
    And the table
      | seat |
      | A    |
      | B    |
      | C    |
      | D    |
    Then the arrow pile has 9
    And the arrow pile holds the chief's arrow

  @DR-272 @judgement @dice @old-saloon
  Scenario: Kit Carlson leaves the Chief's arrow alone
    Given the dice game with modules 2
    And option untouchable chief is on
    And the table
      | seat | character   | arrows |
      | A    | Kit Carlson | 0      |
      | B    | -           | chief  |
      | C    | -           | 1      |
      | D    | -           |        |
    When A rolls gatling, dynamite, dynamite, beer, beer
    And A stops
    And A gives beer to A
    And A gives beer to A
    Then A may not use the ability on B
    And A may use the ability on C

  @DR-274 @judgement @dice @old-saloon
  Scenario: Bart Cassidy takes an ordinary arrow or none
    Given the dice game with modules 2
    And option untouchable chief is on
    And the table
      | seat | character    |
      | A    | -            |
      | B    | Bart Cassidy |
      | C    | -            |
      | D    | -            |
    When A rolls 1, dynamite, dynamite, gatling, gatling
    And A stops
    And A shoots B with 1
    And B uses the ability
    Then B has 1 arrow
    And the arrow pile holds the chief's arrow

  @DR-174 @judgement @dice @old-saloon
  Scenario: Il Baro gives back the arrows of the last roll
    Given the dice game with modules 3
    And option baro undoes arrows is on
    And the table
      | seat | role            |
      | A    | sheriff         |
      | B    | outlaw: Il Baro |
      | C    | outlaw          |
      | D    | renegade        |
      | E    | deputy          |
    And it is D's turn
    When D rolls arrow, 1, 1, 1, 1
    And D stops
    And B reveals the role
    And D rolls 1, 2, beer, beer, gatling
    Then D has 0 arrows
    And the arrow pile has 9

  @DR-173 @DR-174 @consensus @dice @old-saloon
  Scenario: Il Baro who answers the third roll at once leaves the arrows of the second
    Given the dice game with modules 3
    And option baro undoes arrows is on
    And the table
      | seat | role            |
      | A    | sheriff         |
      | B    | outlaw: Il Baro |
      | C    | outlaw          |
      | D    | renegade        |
      | E    | deputy          |
    And it is D's turn
    When D rolls 1, 1, 1, 1, 1
    And D rerolls 1, 2 getting arrow, arrow
    And D rerolls 1, 2 getting beer, arrow
    And B reveals the role
    Then D has 2 arrows
    When D rolls 1, 2, beer, beer, gatling
    Then D has 2 arrows
    And the arrow pile has 7

  @DR-172 @DR-173 @consensus @dice @old-saloon
  Scenario: Il Baro who answers a blast leaves the arrows of the roll before
    Given the dice game with modules 2, 3
    And option baro undoes arrows is on
    And the table
      | seat | role            |
      | A    | sheriff         |
      | B    | outlaw: Il Baro |
      | C    | outlaw          |
      | D    | renegade        |
      | E    | deputy          |
    And it is D's turn
    When D rolls arrow, dynamite, dynamite, 1, 1
    And D chooses chief
    And D rerolls 4, 5 getting dynamite, arrow
    And B reveals the role
    And D rolls 1, 2, beer, beer, gatling
    Then D holds the chief's arrow
    And D has 0 arrows
    And the arrow pile has 9

  @DR-174 @judgement @dice @old-saloon
  Scenario: Il Baro gives back the Chief's arrow of the last roll
    Given the dice game with modules 2, 3
    And option baro undoes arrows is on
    And the table
      | seat | role            | arrows |
      | A    | sheriff         |        |
      | B    | outlaw: Il Baro |        |
      | C    | outlaw          |        |
      | D    | renegade        | 2      |
      | E    | deputy          |        |
    And it is D's turn
    When D rolls arrow, arrow, 1, 1, 1
    And D chooses chief
    Then D has 3 arrows
    And D holds the chief's arrow
    When D stops
    And B reveals the role
    And D rolls 1, 2, beer, beer, gatling
    Then D has 2 arrows
    And the arrow pile holds the chief's arrow
    And the arrow pile has 8

  @DR-174 @judgement @dice @old-saloon
  Scenario: A Chief's arrow of an earlier roll stays with its holder
    Given the dice game with modules 2, 3
    And option baro undoes arrows is on
    And the table
      | seat | role            |
      | A    | sheriff         |
      | B    | outlaw: Il Baro |
      | C    | outlaw          |
      | D    | renegade        |
      | E    | deputy          |
    And it is D's turn
    When D rolls arrow, 1, 1, 1, 1
    And D chooses chief
    And D rerolls 1 getting arrow
    And D stops
    And B reveals the role
    And D rolls 1, 2, beer, beer, gatling
    Then D has 0 arrows
    And D holds the chief's arrow
    And the arrow pile has 9

  @DR-174 @judgement @dice @old-saloon
  Scenario: Il Baro gives back a handed arrow from whoever has it
    Given the dice game with modules 3, 4
    And option baro undoes arrows is on
    And the table
      | seat | role            | character    | arrows |
      | A    | sheriff         | -            | 1      |
      | B    | outlaw: Il Baro | -            |        |
      | C    | outlaw          | -            |        |
      | D    | renegade        | Elena Fuente | 2      |
      | E    | deputy          | -            |        |
    And it is D's turn
    When D rolls arrow, arrow, 1, 1, 1
    And D uses the ability on A
    Then A has 2 arrows
    And D has 3 arrows
    When D stops
    And B reveals the role
    And D rolls 1, 2, beer, beer, gatling
    Then A has 1 arrow
    And D has 2 arrows
    And the arrow pile has 6

  @DR-174 @judgement @dice @old-saloon
  Scenario: Il Baro gives back a Chief's arrow that was handed on
    Given the dice game with modules 2, 3, 4
    And option baro undoes arrows is on
    And the table
      | seat | role            | character    | arrows |
      | A    | sheriff         | -            | 1      |
      | B    | outlaw: Il Baro | -            |        |
      | C    | outlaw          | -            |        |
      | D    | renegade        | Elena Fuente | 1      |
      | E    | deputy          | -            |        |
    And it is D's turn
    When D rolls arrow, 1, 1, 1, 1
    And D chooses chief
    And D uses the ability on A
    Then A holds the chief's arrow
    When D stops
    And B reveals the role
    And D rolls 1, 2, beer, beer, gatling
    Then the arrow pile holds the chief's arrow
    And A has 1 arrow
    And D has 1 arrow

  @DR-174 @judgement @dice @old-saloon
  Scenario: Il Baro puts a Chief's arrow that Apache Kid took from another into the pile
    Given the dice game with modules 2, 3, 4
    And option baro undoes arrows is on
    And the table
      | seat | role            | character  | arrows |
      | A    | sheriff         | -          | chief  |
      | B    | outlaw: Il Baro | -          |        |
      | C    | outlaw          | -          |        |
      | D    | renegade        | Apache Kid | 1      |
      | E    | deputy          | -          |        |
    And it is D's turn
    When D rolls arrow, 1, 1, 1, 1
    And D uses the ability on A
    Then D holds the chief's arrow
    When D stops
    And B reveals the role
    And D rolls 1, 2, beer, beer, gatling
    Then the arrow pile holds the chief's arrow
    And D has 1 arrow

  @DR-174 @judgement @dice @old-saloon
  Scenario: What an attack has swept away does not go back a second time
    Given the dice game with modules 3
    And option baro undoes arrows is on
    And the table
      | seat | role            | arrows |
      | A    | sheriff         | 4      |
      | B    | outlaw: Il Baro |        |
      | C    | outlaw          | 3      |
      | D    | renegade        |        |
      | E    | deputy          |        |
    And it is D's turn
    When D rolls arrow, arrow, arrow, 1, 1
    Then D has 1 arrow
    And D has 6 life
    When D stops
    And B reveals the role
    And D rolls 1, 2, beer, beer, gatling
    Then D has 0 arrows
    And the arrow pile has 9

  @DR-174 @DR-118 @judgement @dice @old-saloon
  Scenario: An arrow of the last roll that was broken does not go back a second time
    Given the dice game with modules 1, 3
    And option baro undoes arrows is on
    And the table
      | seat | role            | arrows |
      | A    | sheriff         |        |
      | B    | outlaw: Il Baro |        |
      | C    | outlaw          |        |
      | D    | renegade        | 1      |
      | E    | deputy          |        |
    And it is D's turn
    When D takes the Coward die
    And D rolls arrow, 1, 1, 1, broken arrow
    And D chooses D
    Then D has 1 arrow
    When D stops
    And B reveals the role
    And D rolls 1, 2, beer, beer, beer
    Then D has 1 arrow
    And the arrow pile has 8

  @DR-222 @judgement @dice @old-saloon
  Scenario: Molly Stark takes all or nothing
    Given the dice game with modules 4
    And option molly takes all is on
    And the table
      | seat | character   | life |
      | A    | -           |      |
      | B    | -           |      |
      | C    | -           |      |
      | D    | Molly Stark | 6    |
    When A rolls 1, 1, dynamite, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    And D uses the ability on B
    Then B has 8 life
    And D has 4 life
    And it is B's turn

  @DR-086 @judgement @dice
  Scenario: A dead El Gringo costs no arrow
    Given the dice game
    And option no arrow for the dead is on
    And the table
      | seat | character | life |
      | A    | -         |      |
      | B    | El Gringo | 1    |
      | C    | -         |      |
      | D    | -         |      |
    When A rolls 1, 1, dynamite, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    Then B is eliminated
    And A has 0 arrows

  @DR-121 @judgement @dice @old-saloon
  Scenario: A broken arrow that nobody wants to use
    Given the dice game with modules 1
    And option optional broken arrow is on
    And the table
      | seat | arrows |
      | A    |        |
      | B    | 1      |
      | C    |        |
      | D    |        |
    When A takes the Coward die
    And A rolls 1, 1, 1, 1, broken arrow
    And A passes
    Then B has 1 arrow
    And A may reroll 1

  @DR-181 @judgement @dice @old-saloon
  Scenario: Il Cattivo spoils one of two beers
    Given the dice game with modules 3
    And option one spoilt beer is on
    And the table
      | seat | role               | life |
      | A    | sheriff            |      |
      | B    | deputy             | 4    |
      | C    | outlaw             |      |
      | D    | renegade           |      |
      | E    | outlaw: Il Cattivo |      |
    When A rolls beer, beer, dynamite, dynamite, gatling
    And A stops
    And A gives beer to B
    And A gives beer to B
    And E reveals the role on B
    Then B has 5 life

  @DR-174 @judgement @dice @old-saloon
  Scenario: Il Baro answers before Bill Noface takes his arrows
    Given the dice game with modules 3, 4
    And the table
      | seat | role            | character   |
      | A    | sheriff         | -           |
      | B    | outlaw: Il Baro | -           |
      | C    | outlaw          | Bill Noface |
      | D    | renegade        | -           |
      | E    | deputy          | -           |
    And it is C's turn
    When C rolls arrow, arrow, beer, beer, beer
    And C stops
    And B reveals the role
    And C rolls beer, beer, beer, beer, 1
    Then C has 0 arrows

  @DR-102 @consensus @dice
  Scenario: Rose Doolan's 2 takes the short way among four
    Given the dice game
    And option rose short way is on
    And the table
      | seat | character   |
      | A    | Rose Doolan |
      | B    | -           |
      | C    | -           |
      | D    | -           |
    When A rolls 1, 2, dynamite, gatling, gatling
    And A stops
    Then A may not shoot B with 2
    And A may not shoot D with 2
    And A may shoot C with 2
    And A may shoot B with 1
    And A may shoot C with 1
    And A may shoot D with 1

  @DR-102 @DR-103 @consensus @dice
  Scenario: The short way changes nothing among six
    Given the dice game
    And option rose short way is on
    And the table
      | seat | character   |
      | A    | Rose Doolan |
      | B    | -           |
      | C    | -           |
      | D    | -           |
      | E    | -           |
      | F    | -           |
    When A rolls 2, dynamite, dynamite, gatling, gatling
    And A stops
    Then A may shoot C with 2
    And A may shoot D with 2
    And A may shoot E with 2
    And A may not shoot B with 2
    And A may not shoot F with 2

  @DR-103 @consensus @dice
  Scenario: Among three the short way leaves Rose Doolan both others
    Given the dice game
    And option rose short way is on
    And the table
      | seat | character   |
      | A    | Rose Doolan |
      | B    | -           |
      | C    | -           |
      | D    | -           |
    And D is eliminated
    When A rolls 2, dynamite, dynamite, gatling, gatling
    And A stops
    Then A may shoot B with 2
    And A may shoot C with 2

  @DR-084 @consensus @dice
  Scenario: El Gringo's arrow goes back with all others
    Given the dice game
    And option gringo before gatling is on
    And the table
      | seat | character | arrows |
      | A    | -         | 4      |
      | B    | El Gringo | 0      |
      | C    | -         |        |
      | D    | -         |        |
    When A rolls gatling, gatling, gatling, dynamite, dynamite
    And A stops
    Then B has 6 life
    And A has 0 arrows
    And the arrow pile has 9

  @DR-084 @consensus @dice
  Scenario: El Gringo's arrow may be the last one of the pile
    Given the dice game
    And option gringo before gatling is on
    And the table
      | seat | character | life | arrows |
      | A    | -         | 8    | 4      |
      | B    | El Gringo | 6    | 0      |
      | C    | -         | 8    | 4      |
      | D    | -         | 8    |        |
    And the arrow pile has 1
    When A rolls gatling, gatling, gatling, dynamite, dynamite
    And A stops
    Then B has 5 life
    And A has 3 life
    And C has 3 life
    And A has 0 arrows
    And the arrow pile has 9

  @DR-084 @consensus @dice
  Scenario: Without El Gringo the Gatling clears the arrows all the same
    Given the dice game
    And option gringo before gatling is on
    And the table
      | seat | arrows |
      | A    | 3      |
      | B    | 2      |
      | C    |        |
      | D    |        |
    When A rolls gatling, gatling, gatling, dynamite, dynamite
    And A stops
    Then A has 0 arrows
    And B has 2 arrows
    And B has 7 life
    And the arrow pile has 7

  @DR-037 @official @dice
  Scenario: No more hits than life while somebody else can be hit
    Given the dice game
    And option no overkill is on
    And the table
      | seat | character      | life |
      | A    | Calamity Janet |      |
      | B    | -              | 2    |
      | C    | -              |      |
      | D    | -              |      |
    When A rolls 1, 1, 1, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    Then A may not shoot B with 1
    And A may shoot D with 1
    When A shoots D with 1
    Then B is eliminated
    And D has 7 life

  @DR-037 @official @dice
  Scenario: Where nobody else is in reach a shot too many is lost
    Given the dice game
    And option no overkill is on
    And the table
      | seat | life |
      | A    |      |
      | B    |      |
      | C    | 1    |
      | D    |      |
    When A rolls 2, 2, 1, dynamite, gatling
    And A stops
    And A shoots C with 2
    Then A may shoot C with 2
    When A shoots C with 2
    And A shoots B with 1
    Then C is eliminated
    And B has 7 life

  @DR-037 @DR-100 @official @dice
  Scenario: A doubled shot counts twice
    Given the dice game
    And option no overkill is on
    And the table
      | seat | character       | life |
      | A    | Slab the Killer |      |
      | B    | -               | 2    |
      | C    | -               |      |
      | D    | -               |      |
    When A rolls 1, 1, beer, dynamite, gatling
    And A stops
    And A uses the ability
    And A shoots B with 1
    Then A may not shoot B with 1
    When A shoots D with 1
    Then B is eliminated
    And D has 7 life
