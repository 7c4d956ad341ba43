@strict
Feature: Options of the dice game meet modules, characters, roles and each other

  # no arrow for the dead

  @DR-086 @DR-276 @judgement @dice @old-saloon
  Scenario: Whoever eliminates El Gringo does not even choose the Chief's arrow
    Given the dice game with modules 2
    And option no arrow for the dead is on
    And the table
      | seat | character | life | arrows |
      | A    | -         |      |        |
      | B    | El Gringo | 1    | chief  |
      | C    | -         |      |        |
      | D    | -         |      |        |
    When A rolls 1, dynamite, dynamite, gatling, gatling
    And A stops
    And A shoots B with 1
    Then B is eliminated
    And A has 0 arrows
    And the arrow pile holds the chief's arrow
    And it is C's turn

  @DR-086 @DR-185 @DR-188 @judgement @dice @old-saloon
  Scenario: El Gringo who is saved by La mano sinistra costs an arrow after all
    Given the dice game with modules 3
    And option no arrow for the dead is on
    And the table
      | seat | role                       | character | life |
      | A    | sheriff                    | -         |      |
      | B    | outlaw                     | El Gringo | 1    |
      | C    | outlaw                     | -         |      |
      | D    | renegade: La mano sinistra | -         |      |
      | E    | deputy                     | -         |      |
    When A rolls 1, dynamite, dynamite, gatling, gatling
    And A stops
    And A shoots B with 1
    And D reveals the role
    Then B has 2 life
    And A has 1 arrow

  @DR-086 @DR-087 @DR-084 @judgement @dice
  Scenario: No arrow for a dead El Gringo, and so no attack with the last one before the Gatling
    Given the dice game
    And option no arrow for the dead is on
    And option gringo before gatling is on
    And the table
      | seat | character | life | arrows |
      | A    | -         | 8    | 4      |
      | B    | El Gringo | 1    |        |
      | C    | -         | 8    | 4      |
      | D    | -         | 8    |        |
    And the arrow pile has 1
    When A rolls gatling, gatling, gatling, dynamite, dynamite
    And A stops
    Then B is eliminated
    And A has 8 life
    And A has 0 arrows
    And C has 7 life
    And C has 4 arrows
    And the arrow pile has 5

  @DR-086 @DR-228 @judgement @dice @old-saloon
  Scenario: El Gringo haunts the table, and his killer takes no arrow
    Given the dice game with modules 5
    And option no arrow for the dead is on
    And the table
      | seat | role     | character | life |
      | A    | sheriff  | -         |      |
      | B    | outlaw   | El Gringo | 1    |
      | C    | outlaw   | -         |      |
      | D    | renegade | -         |      |
      | E    | deputy   | -         |      |
    When A rolls gatling, gatling, gatling, dynamite, dynamite
    And A stops
    Then B is the ghost
    And A has 0 arrows

  @DR-086 @DR-083 @judgement @dice
  Scenario: El Gringo who lives costs an arrow as ever, though Vulture Sam mourns another
    Given the dice game
    And option no arrow for the dead is on
    And the table
      | seat | role     | character   | life |
      | A    | sheriff  | -           |      |
      | B    | outlaw   | El Gringo   |      |
      | C    | renegade | Vulture Sam | 4    |
      | D    | outlaw   | -           | 1    |
    When A rolls 1, 1, dynamite, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots D with 1
    Then D is eliminated
    And C has 6 life
    And A has 1 arrow

  # optional broken arrow

  @DR-271 @DR-121 @judgement @dice @old-saloon
  Scenario: Where only the Chief's arrow is held there is nothing to break, and nothing to leave
    Given the dice game with modules 1, 2
    And option optional broken arrow is on
    And the table
      | seat | arrows |
      | A    |        |
      | B    | chief  |
      | C    |        |
      | D    |        |
    When A takes the Coward die
    And A rolls 1, 1, 1, 1, broken arrow
    Then B holds the chief's arrow
    And A may reroll 1

  @DR-118 @DR-121 @judgement @dice @old-saloon
  Scenario: Tequila Joe may keep the arrow of the same roll
    Given the dice game with modules 1, 4
    And option optional broken arrow is on
    And the table
      | seat | character   | arrows |
      | A    | Tequila Joe |        |
      | B    | -           |        |
      | C    | -           |        |
      | D    | -           |        |
    When A takes the Coward die
    And A rolls arrow, 1, 1, 1, 1, broken arrow
    Then A is asked
    When A passes
    Then A has 1 arrow

  @DR-122 @DR-121 @judgement @dice @old-saloon
  Scenario: A broken arrow that comes again may be used then
    Given the dice game with modules 1
    And option optional broken arrow is on
    And the table
      | seat | arrows |
      | A    |        |
      | B    | 2      |
      | C    |        |
    When A takes the Coward die
    And A rolls 1, 1, 1, 1, broken arrow
    And A passes
    Then B has 2 arrows
    When A rerolls 5 getting broken arrow
    And A chooses B
    Then B has 1 arrow

  @DR-167 @DR-121 @judgement @dice @old-saloon
  Scenario: Il Dottore turns the Coward to the broken arrow, and its roller leaves it
    Given the dice game with modules 1, 3
    And option optional broken arrow is on
    And the table
      | seat | role               | arrows |
      | A    | sheriff            | 1      |
      | B    | outlaw             | 2      |
      | C    | outlaw             |        |
      | D    | renegade           |        |
      | E    | deputy: Il Dottore |        |
    When A takes the Coward die
    And A rolls 1, 1, 1, 1, beer
    And E reveals the role turning die 5 to broken arrow
    And A passes
    Then A has 1 arrow
    And B has 2 arrows

  @DR-173 @DR-121 @judgement @dice @old-saloon
  Scenario: An arrow that was left lies where Il Baro may send it back
    Given the dice game with modules 1, 3
    And option optional broken arrow is on
    And option baro undoes arrows is on
    And the table
      | seat | role            | arrows |
      | A    | sheriff         |        |
      | B    | outlaw: Il Baro |        |
      | C    | outlaw          |        |
      | D    | renegade        |        |
      | E    | deputy          |        |
    And it is D's turn
    When D takes the Coward die
    And D rolls arrow, 1, 1, 1, broken arrow
    And D passes
    Then D has 1 arrow
    When D stops
    And B reveals the role
    And D rolls 1, 2, beer, beer, beer
    Then D has 0 arrows

  # one spoilt beer

  @DR-181 @DR-089 @DR-293 @judgement @dice @old-saloon
  Scenario: Of two doubled beers of Jesse Jones one is spoilt
    Given the dice game with modules 3
    And option one spoilt beer is on
    And the table
      | seat | role               | character   | life |
      | A    | sheriff            | Jesse Jones | 4    |
      | B    | deputy             | -           |      |
      | C    | outlaw             | -           |      |
      | D    | renegade           | -           |      |
      | E    | outlaw: Il Cattivo | -           |      |
    When A rolls beer, beer, dynamite, dynamite, gatling
    And A stops
    And A gives beer to A
    And A gives beer to A
    And E reveals the role on A
    Then A has 6 life

  @DR-181 @DR-130 @judgement @dice @old-saloon
  Scenario: One half of the Coward's double beer is spoilt
    Given the dice game with modules 1, 3
    And option one spoilt beer is on
    And the table
      | seat | role               | life |
      | A    | sheriff            |      |
      | B    | deputy             | 4    |
      | C    | outlaw             |      |
      | D    | renegade           |      |
      | E    | outlaw: Il Cattivo |      |
    When A takes the Coward die
    And A rolls dynamite, dynamite, gatling, gatling, beerx2
    And A stops
    And A gives beer to B
    And A gives beer to B
    And E reveals the role on B
    Then B has 5 life

  @DR-181 @DR-168 @judgement @dice @old-saloon
  Scenario: Il Giudice saves the one beer that Il Cattivo would have spoilt
    Given the dice game with modules 3
    And option one spoilt beer is on
    And the table
      | seat | role               | life |
      | A    | sheriff            |      |
      | B    | deputy: Il Giudice | 4    |
      | C    | outlaw             |      |
      | D    | renegade           |      |
      | E    | outlaw: Il Cattivo |      |
      | F    | outlaw             |      |
    When A rolls beer, beer, dynamite, dynamite, gatling
    And A stops
    And A gives beer to B
    And A gives beer to B
    And E reveals the role on B
    And B reveals the role
    Then B has 6 life

  @DR-181 @DR-180 @DR-104 @judgement @dice @old-saloon
  Scenario: Sid Ketchum's gift is one life point, and spoilt whole
    Given the dice game with modules 3
    And option one spoilt beer is on
    And the table
      | seat | role               | character   | life |
      | A    | sheriff            | Sid Ketchum |      |
      | B    | deputy             | -           | 4    |
      | C    | outlaw             | -           |      |
      | D    | renegade           | -           |      |
      | E    | outlaw: Il Cattivo | -           |      |
    When A uses the ability on B
    And E reveals the role on B
    Then B has 4 life

  @DR-181 @judgement @dice @old-saloon
  Scenario: Of two who drink only the one that Il Cattivo names loses a beer
    Given the dice game with modules 3, 4
    And option one spoilt beer is on
    And the table
      | seat | role               | character   | life |
      | A    | sheriff            | -           |      |
      | B    | deputy             | Doc Holyday | 4    |
      | C    | outlaw             | -           | 4    |
      | D    | renegade           | -           |      |
      | E    | outlaw: Il Cattivo | -           |      |
    When A rolls beer, beer, beer, dynamite, gatling
    And A stops
    And A gives beer to B
    And A gives beer to B
    And A gives beer to C
    And E reveals the role on B
    Then B has 5 life
    And C has 5 life

  # mixed roles

  @DR-154 @DR-176 @official @dice @old-saloon
  Scenario: Among mixed roles a plain Outlaw shows nothing, and Il Baro beside him does
    Given the dice game with modules 3
    And option mixed roles is on
    And the table
      | seat | role            |
      | A    | sheriff         |
      | B    | outlaw          |
      | C    | outlaw: Il Baro |
      | D    | renegade        |
      | E    | deputy          |
    When A rolls 1, dynamite, dynamite, gatling, gatling
    And A stops
    Then B may not reveal the role
    When C reveals the role
    And A rolls gatling, gatling, dynamite, dynamite, 2
    Then A may shoot C with 2

  @DR-154 @DR-193 @judgement @dice @old-saloon
  Scenario: Mixed roles lie open among three
    Given the dice game with modules 3
    And option mixed roles is on
    And the table
      | seat | role              | arrows |
      | A    | deputy            | 1      |
      | B    | outlaw: Il Brutto | 2      |
      | C    | renegade          |        |
    And it is B's turn
    When B reveals the role on A, B
    Then A has 2 arrows
    And B has 1 arrow

  @DR-154 @DR-232 @DR-228 @official @dice @old-saloon
  Scenario: A plain role haunts like any among mixed ones
    Given the dice game with modules 3, 5
    And option mixed roles is on
    And the table
      | seat | role            | life |
      | A    | sheriff         |      |
      | B    | outlaw          | 1    |
      | C    | outlaw: Il Baro |      |
      | D    | renegade        |      |
      | E    | deputy          |      |
      | F    | outlaw          |      |
    When A rolls 1, dynamite, dynamite, gatling, gatling
    And A stops
    And C passes
    And A shoots B with 1
    Then B is the ghost

  @DR-154 @DR-158 @official @dice @old-saloon
  Scenario: Il Buono takes a plain Sheriff's star
    Given the dice game with modules 3
    And option mixed roles is on
    And the table
      | seat | role             | character   | life |
      | A    | sheriff          | Jesse Jones | 10   |
      | B    | deputy: Il Buono | Kit Carlson | 5    |
      | C    | outlaw           | -           |      |
      | D    | renegade         | -           |      |
      | E    | outlaw           | -           |      |
    And it is B's turn
    When B reveals the role
    Then A has 10 life
    And B has 5 life

  @DR-154 @DR-181 @official @dice @old-saloon
  Scenario: Il Cattivo among mixed roles spoils one beer where the table wants it so
    Given the dice game with modules 3
    And option mixed roles is on
    And option one spoilt beer is on
    And the table
      | seat | role               | life |
      | A    | sheriff            |      |
      | B    | deputy             | 4    |
      | C    | outlaw             |      |
      | D    | renegade           |      |
      | E    | outlaw: Il Cattivo |      |
      | F    | outlaw             |      |
      | G    | deputy             |      |
    When A rolls beer, beer, dynamite, dynamite, gatling
    And A stops
    And A gives beer to B
    And A gives beer to B
    And E reveals the role on B
    Then B has 5 life

  # nine tokens

  @DR-138 @DR-145 @judgement @dice @old-saloon
  Scenario: The ninth token is the Chief's arrow, and with it the Indians come
    Given the dice game with modules 2
    And option nine tokens is on
    And the table
      | seat | life | arrows |
      | A    | 8    |        |
      | B    | 8    | 4      |
      | C    | 8    | 4      |
      | D    | 8    |        |
    When A rolls arrow, dynamite, dynamite, gatling, gatling
    Then A has 6 life
    And B has 4 life
    And C has 4 life
    And the arrow pile has 9

  @DR-138 @DR-275 @judgement @dice @old-saloon
  Scenario: Bart Cassidy may not take the ninth token
    Given the dice game with modules 2
    And option nine tokens is on
    And the table
      | seat | character    | arrows |
      | A    | -            |        |
      | B    | Bart Cassidy |        |
      | C    | -            | 4      |
      | D    | -            | 4      |
    When A rolls 1, dynamite, dynamite, gatling, gatling
    And A stops
    And A shoots B with 1
    Then B has 7 life
    And the arrow pile has 1
    And the arrow pile holds the chief's arrow

  @DR-138 @DR-149 @judgement @dice @old-saloon
  Scenario: Willy the Kid's Gatling brings the pile back to nine
    Given the dice game with modules 2
    And option nine tokens is on
    And the table
      | seat | character     | arrows   |
      | A    | Willy the Kid | 2, chief |
      | B    | -             |          |
      | C    | -             |          |
      | D    | -             |          |
      | E    | -             |          |
      | F    | -             |          |
    When A rolls gatling, gatling, dynamite, dynamite, 1
    And A stops
    And A shoots B with 1
    Then A has 0 arrows
    And the arrow pile has 9

  @DR-138 @DR-200 @judgement @dice @old-saloon
  Scenario: Apache Kid takes the Chief's arrow from another and leaves the other eight in the pile
    Given the dice game with modules 2, 4
    And option nine tokens is on
    And the table
      | seat | character  | arrows |
      | A    | Apache Kid |        |
      | B    | -          | chief  |
      | C    | -          |        |
      | D    | -          |        |
    When A rolls arrow, dynamite, dynamite, gatling, gatling
    And A uses the ability on B
    Then A holds the chief's arrow
    And the arrow pile has 8

  @DR-138 @DR-295 @judgement @dice @old-saloon
  Scenario: Eight players with all modules share nine tokens
    Given the dice game with modules 1, 2, 3, 4, 5
    And option nine tokens is on
    And the table
      | seat | role     |
      | A    | sheriff  |
      | B    | outlaw   |
      | C    | outlaw   |
      | D    | renegade |
      | E    | deputy   |
      | F    | outlaw   |
      | G    | deputy   |
      | H    | renegade |
    Then the arrow pile has 9

  # untouchable chief

  @DR-273 @judgement @dice @old-saloon
  Scenario: Pedro Ramirez puts back an ordinary arrow, whatever else he holds
    Given the dice game with modules 2
    And option untouchable chief is on
    And the table
      | seat | character     | arrows   |
      | A    | -             |          |
      | B    | Pedro Ramirez | 1, chief |
      | C    | -             |          |
      | D    | -             |          |
    When A rolls 1, 1, dynamite, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    And B uses the ability
    Then B has 0 arrows
    And B holds the chief's arrow
    And B has 6 life
    And it is B's turn

  @DR-274 @DR-275 @DR-138 @judgement @dice @old-saloon
  Scenario: Bart Cassidy takes the last ordinary arrow, since the Chief's is left
    Given the dice game with modules 2
    And option untouchable chief is on
    And option nine tokens is on
    And the table
      | seat | character    | arrows |
      | A    | -            |        |
      | B    | Bart Cassidy |        |
      | C    | -            | 4      |
      | D    | -            | 3      |
    When A rolls 1, 1, dynamite, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    And B uses the ability
    Then B has 1 arrow
    And B has 7 life
    And the arrow pile has 1
    And the arrow pile holds the chief's arrow

  @DR-149 @DR-272 @judgement @dice @old-saloon
  Scenario: The Gatling of Kit Carlson clears the Chief's arrow that his ability may not touch
    Given the dice game with modules 2
    And option untouchable chief is on
    And the table
      | seat | character   | arrows |
      | A    | Kit Carlson | chief  |
      | B    | -           | 1      |
      | C    | -           |        |
      | D    | -           |        |
    When A rolls gatling, gatling, gatling, dynamite, dynamite
    And A stops
    Then the arrow pile holds the chief's arrow
    When A uses the ability on B
    Then B has 0 arrows
    And the arrow pile has 10

  @DR-269 @DR-272 @judgement @dice @old-saloon
  Scenario: Il Brutto moves the Chief's arrow all the same
    Given the dice game with modules 2, 3
    And option untouchable chief is on
    And the table
      | seat | role              | arrows |
      | A    | sheriff           | 1      |
      | B    | outlaw: Il Brutto | chief  |
      | C    | outlaw            |        |
      | D    | renegade          |        |
      | E    | deputy            |        |
    And it is B's turn
    When B reveals the role on A, B
    Then A holds the chief's arrow
    And B has 1 arrow

  @DR-200 @DR-272 @judgement @dice @old-saloon
  Scenario: Apache Kid takes the Chief's arrow from another: it goes to no pile
    Given the dice game with modules 2, 4
    And option untouchable chief is on
    And the table
      | seat | character  | arrows |
      | A    | Apache Kid |        |
      | B    | -          | chief  |
      | C    | -          |        |
    When A rolls arrow, dynamite, dynamite, gatling, gatling
    And A uses the ability on B
    Then A holds the chief's arrow

  # molly takes all

  @DR-221 @DR-222 @judgement @dice @old-saloon
  Scenario: Molly Stark who can't take all takes nothing
    Given the dice game with modules 4
    And option molly takes all is on
    And the table
      | seat | character   | life |
      | A    | -           |      |
      | B    | -           |      |
      | C    | -           |      |
      | D    | Molly Stark | 2    |
    When A rolls 1, 1, 1, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    And A shoots B with 1
    Then D may not use the ability on B
    When D passes
    Then B has 5 life
    And D has 2 life
    And it is B's turn

  @DR-226 @DR-222 @judgement @dice @old-saloon
  Scenario: Molly Stark takes all that Bart Cassidy's arrows leave
    Given the dice game with modules 4
    And option molly takes all is on
    And the table
      | seat | character    | life |
      | A    | -            |      |
      | B    | Bart Cassidy | 5    |
      | C    | -            |      |
      | D    | Molly Stark  | 2    |
    When A rolls 1, 1, 1, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    And A shoots B with 1
    And B uses the ability
    And B passes
    And D uses the ability on B
    Then B has 5 life
    And B has 1 arrow
    And D is eliminated

  @DR-224 @DR-222 @judgement @dice @old-saloon
  Scenario: In an attack Molly Stark takes all of one, and has too few for another
    Given the dice game with modules 4
    And option molly takes all is on
    And the table
      | seat | character   | life | arrows |
      | A    | -           | 8    |        |
      | B    | -           | 8    | 2      |
      | C    | -           | 8    | 5      |
      | D    | Molly Stark | 4    | 1      |
    And the arrow pile has 1
    When A rolls arrow, dynamite, dynamite, gatling, gatling
    Then D may not use the ability on C
    When D uses the ability on B
    And D passes
    Then B has 8 life
    And A has 7 life
    And C has 3 life
    And D has 1 life

  @DR-288 @DR-124 @DR-222 @judgement @dice @old-saloon
  Scenario: The bullet is one point: all of it or none
    Given the dice game with modules 1, 4
    And option molly takes all is on
    And the table
      | seat | character   | life |
      | A    | -           | 8    |
      | B    | -           |      |
      | C    | -           |      |
      | D    | Molly Stark | 1    |
    When A takes the Loudmouth die
    And A rolls 1, 1, dynamite, gatling, bullet
    And D uses the ability on A
    Then A has 8 life
    And D is eliminated

  @DR-225 @DR-222 @DR-083 @judgement @dice @old-saloon
  Scenario: Molly Stark takes all of El Gringo's loss, and nobody takes an arrow
    Given the dice game with modules 4
    And option molly takes all is on
    And the table
      | seat | character   | life |
      | A    | -           |      |
      | B    | El Gringo   | 2    |
      | C    | -           |      |
      | D    | Molly Stark | 8    |
      | E    | -           |      |
    When A rolls 1, 1, dynamite, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    And D uses the ability on B
    Then B has 2 life
    And D has 6 life
    And A has 0 arrows

  # no overkill

  @DR-037 @DR-101 @official @dice
  Scenario: Rose Doolan finds somebody else for her second shot two places away
    Given the dice game
    And option no overkill is on
    And the table
      | seat | character   | life |
      | A    | Rose Doolan |      |
      | B    | -           | 1    |
      | C    | -           |      |
      | D    | -           |      |
      | E    | -           |      |
      | F    | -           |      |
    When A rolls 1, 1, dynamite, dynamite, gatling
    And A stops
    And A shoots B with 1
    Then A may not shoot B with 1
    And A may shoot C with 1
    And A may shoot E with 1
    When A shoots C with 1
    Then B is eliminated
    And C has 7 life

  @DR-037 @DR-131 @official @dice @old-saloon
  Scenario: The second half of a double 1 goes to somebody else too
    Given the dice game with modules 1
    And option no overkill is on
    And the table
      | seat | life |
      | A    |      |
      | B    | 1    |
      | C    |      |
      | D    |      |
    When A takes the Loudmouth die
    And A rolls dynamite, dynamite, gatling, gatling, 1x2
    And A stops
    And A shoots B with 1
    Then A may not shoot B with 1
    When A shoots D with 1
    Then B is eliminated
    And D has 7 life

  @DR-037 @DR-040 @official @dice
  Scenario: With two players left every shot is for the one opponent
    Given the dice game
    And option no overkill is on
    And the table
      | seat | role     | life |
      | A    | sheriff  |      |
      | B    | outlaw   |      |
      | C    | outlaw   |      |
      | D    | renegade | 1    |
    And B is eliminated
    And C is eliminated
    When A rolls 1, 2, 1, dynamite, dynamite
    And A stops
    And A shoots D with 1
    And A shoots D with 1
    And A shoots D with 2
    Then D is eliminated
    And the winners are A

  @DR-037 @DR-226 @judgement @dice @old-saloon
  Scenario: Molly Stark may take what was aimed: shots are counted as they are aimed
    Given the dice game with modules 4
    And option no overkill is on
    And option molly takes all is on
    And the table
      | seat | character   | life |
      | A    | -           |      |
      | B    | -           | 2    |
      | C    | -           |      |
      | D    | Molly Stark |      |
      | E    | -           |      |
    When A rolls 1, 1, 1, dynamite, gatling
    And A stops
    And A shoots B with 1
    And A shoots B with 1
    Then A may not shoot B with 1
    When A shoots E with 1
    And D uses the ability on B
    And D passes
    Then B has 2 life
    And D has 6 life
    And E has 7 life

  # rose short way

  @DR-102 @DR-035 @consensus @dice
  Scenario: Four who are left of six count as four for Rose Doolan
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
    And B is eliminated
    And D is eliminated
    When A rolls 2, 1, dynamite, gatling, gatling
    And A stops
    Then A may shoot E with 2
    And A may not shoot C with 2
    And A may not shoot F with 2

  @DR-102 @DR-037 @consensus @dice
  Scenario: Where the short way leaves one target, shots too many are lost
    Given the dice game
    And option rose short way is on
    And option no overkill is on
    And the table
      | seat | character   | life |
      | A    | Rose Doolan |      |
      | B    | -           |      |
      | C    | -           | 1    |
      | D    | -           |      |
    When A rolls 2, 2, 1, dynamite, gatling
    And A stops
    And A shoots C with 2
    Then A may not shoot B with 2
    And A may shoot C with 2
    When A shoots C with 2
    And A shoots B with 1
    Then C is eliminated

  @DR-102 @DR-282 @consensus @dice @old-saloon
  Scenario: Both halves of a double 2 take the short way
    Given the dice game with modules 1
    And option rose short way is on
    And the table
      | seat | character   |
      | A    | Rose Doolan |
      | B    | -           |
      | C    | -           |
      | D    | -           |
    When A takes the Loudmouth die
    And A rolls dynamite, dynamite, gatling, gatling, 2x2
    And A stops
    Then A may not shoot B with 2
    When A shoots C with 2
    Then A may not shoot D with 2
    When A shoots C with 2
    Then C has 6 life

  @DR-102 @DR-246 @consensus @dice @old-saloon
  Scenario: A ghost is no seat on the short way
    Given the dice game with modules 5
    And option rose short way is on
    And the table
      | seat | role     | character   |
      | A    | sheriff  | Rose Doolan |
      | B    | outlaw   | -           |
      | C    | outlaw   | -           |
      | D    | renegade | -           |
      | E    | deputy   | -           |
    And B is the ghost
    When A rolls 2, 1, dynamite, gatling, gatling
    And A stops
    Then A may shoot D with 2
    And A may not shoot C with 2
    And A may not shoot E with 2

  # gringo before gatling

  @DR-084 @DR-113 @consensus @dice
  Scenario: Willy the Kid takes El Gringo's arrow and clears it with his two Gatlings
    Given the dice game
    And option gringo before gatling is on
    And the table
      | seat | character     | arrows |
      | A    | Willy the Kid | 2      |
      | B    | El Gringo     |        |
      | C    | -             |        |
      | D    | -             |        |
      | E    | -             |        |
    When A rolls gatling, gatling, dynamite, dynamite, 1
    And A stops
    And A shoots E with 1
    Then B has 6 life
    And A has 0 arrows
    And the arrow pile has 9

  @DR-084 @DR-276 @consensus @dice @old-saloon
  Scenario: The Chief's arrow taken for El Gringo goes straight back
    Given the dice game with modules 2
    And option gringo before gatling is on
    And the table
      | seat | character | arrows |
      | A    | -         | 2      |
      | B    | El Gringo |        |
      | C    | -         |        |
      | D    | -         |        |
    When A rolls gatling, gatling, gatling, dynamite, dynamite
    And A stops
    And A chooses chief
    Then A has 0 arrows
    And the arrow pile holds the chief's arrow
    And the arrow pile has 10

  @DR-084 @DR-225 @consensus @dice @old-saloon
  Scenario: El Gringo whose point Molly Stark takes costs no arrow: four arrows go back, and no attack comes
    Given the dice game with modules 4
    And option gringo before gatling is on
    And the table
      | seat | character   | life | arrows |
      | A    | -           | 8    | 4      |
      | B    | El Gringo   |      |        |
      | C    | -           | 8    | 4      |
      | D    | Molly Stark | 8    |        |
    And the arrow pile has 1
    When A rolls gatling, gatling, gatling, dynamite, dynamite
    And A stops
    And D uses the ability on B
    And D passes
    Then B has 7 life
    And D has 6 life
    And A has 0 arrows
    And A has 8 life
    And the arrow pile has 5

  @DR-084 @DR-085 @judgement @dice
  Scenario: The arrow for the shot and the arrow for the Gatling both go back
    Given the dice game
    And option gringo before gatling is on
    And the table
      | seat | character | arrows |
      | A    | -         | 1      |
      | B    | El Gringo |        |
      | C    | -         |        |
      | D    | -         |        |
      | E    | -         |        |
      | F    | -         |        |
      | G    | -         |        |
    When A rolls gatling, gatling, gatling, dynamite, 1
    And A stops
    And A shoots B with 1
    Then B has 5 life
    And A has 0 arrows
    And the arrow pile has 9
