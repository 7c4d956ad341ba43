@strict
Feature: The game is over as soon as it is won

  @R-DEATH-06 @judgement @tournament
  Scenario: Whoever shoots the last villain is paid nothing, and no new deck kills him
    Given the card game with tournament
    And the table
      | seat | role     | life | hand  |
      | A    | sheriff  | 1    | BANG! |
      | B    | outlaw   | 1    |       |
      | C    | outlaw   |      |       |
      | D    | renegade |      |       |
      | E    | deputy   | 1    |       |
    And C is eliminated
    And D is eliminated
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays BANG! on B
    Then B is eliminated
    And the game is over
    And the winners are A, E
    And A has 1 life
    And E has 1 life
    And A's hand is empty
    And the draw pile has 1 card
    And the top of the draw pile is Scope

  @R-DEATH-06 @judgement @tournament
  Scenario: Nor if the reward is drawn without a question
    Given the card game with tournament
    And option reward may be left is off
    And the table
      | seat | role     | life | hand  |
      | A    | sheriff  | 1    | BANG! |
      | B    | outlaw   | 1    |       |
      | C    | outlaw   |      |       |
      | D    | renegade |      |       |
    And C is eliminated
    And D is eliminated
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays BANG! on B
    Then the winners are A
    And A has 1 life
    And A's hand is empty
    And the top of the draw pile is Scope

  @R-DEATH-06 @judgement @base
  Scenario: The last Outlaw brings no reward, with a full draw pile neither
    Given the card game
    And the table
      | seat | role     | life | hand          |
      | A    | sheriff  |      | Indians!, Duel |
      | B    | outlaw   | 1    |               |
      | C    | outlaw   | 1    |               |
      | D    | renegade | 1    |               |
    When A plays Indians!
    Then the game is over
    And the winners are A
    And A's hand is Duel

  @R-DEATH-06 @judgement @dodge-city @tournament
  Scenario: Herb Hunter draws nothing for the last villain
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | character   | life | hand  |
      | A    | deputy   | -           |      | BANG! |
      | B    | renegade | -           | 1    |       |
      | C    | outlaw   | -           |      |       |
      | D    | sheriff  | Herb Hunter | 1    |       |
    And C is eliminated
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays BANG! on B
    Then the winners are A, D
    And D has 1 life
    And D's hand is empty
    And the top of the draw pile is Scope

  @R-DEATH-06 @judgement @dodge-city
  Scenario: Greg Digger is not healed any more
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand  |
      | A    | outlaw   | Greg Digger | 1    | BANG! |
      | B    | sheriff  | -           | 1    |       |
      | C    | outlaw   | -           |      |       |
      | D    | renegade | -           |      |       |
    When A plays BANG! on B
    Then the winners are A, C
    And A has 1 life

  @R-DEATH-06 @judgement @base
  Scenario: What the survivors waited for does not come any more
    Given the card game
    And the table
      | seat | role     | character    | life | hand                   |
      | A    | sheriff  | -            |      | Gatling, Scope, Barrel |
      | B    | outlaw   | -            | 1    |                        |
      | C    | deputy   | Bart Cassidy |      |                        |
      | D    | deputy   | El Gringo    |      |                        |
      | E    | renegade | -            | 1    |                        |
      | F    | outlaw   | -            | 1    |                        |
    When A plays Gatling
    Then the winners are A, C, D
    And C has 3 life
    And C's hand is empty
    And D's hand is empty
    And A's hand is Scope, Barrel

  @R-DEATH-06 @judgement @base
  Scenario: Suzy's last card wins the game, and she draws no other
    Given the card game
    And the table
      | seat | role     | character      | life | hand  |
      | A    | outlaw   | Suzy Lafayette |      | BANG! |
      | B    | sheriff  | -              | 1    |       |
      | C    | outlaw   | -              |      |       |
      | D    | renegade | -              |      |       |
    When A plays BANG! on B
    Then the winners are A, C
    And A's hand is empty

  @R-DEATH-06 @judgement @base
  Scenario: A Sheriff who has won keeps his cards, whoever else fell
    Given the card game
    And the table
      | seat | role     | life | hand          | in play |
      | A    | sheriff  |      | Gatling, Beer | Scope   |
      | B    | deputy   | 1    |               |         |
      | C    | outlaw   | 1    |               |         |
      | D    | outlaw   | 1    |               |         |
      | E    | renegade | 1    |               |         |
    When A plays Gatling
    Then the winners are A, B
    And A's hand is Beer
    And A has in play Scope

  @R-DEATH-06 @judgement @base
  Scenario: Vulture Sam has the cards of the last victim
    Given the card game
    And the table
      | seat | role     | character   | life | hand  | in play |
      | A    | outlaw   | Vulture Sam |      | BANG! |         |
      | B    | sheriff  | -           | 1    | Duel  | Scope   |
      | C    | outlaw   | -           |      |       |         |
      | D    | renegade | -           |      |       |         |
    When A plays BANG! on B
    And B passes
    And B passes
    Then the winners are A, C
    And A's hand is Duel, Scope

  @R-DEATH-06 @judgement @base
  Scenario: Nobody chooses the order of his discards in a game that is over
    Given the card game
    And option chosen discards is on
    And the table
      | seat | role     | life | hand       |
      | A    | outlaw   |      | BANG!      |
      | B    | sheriff  | 1    | Duel, Beer |
      | C    | outlaw   |      |            |
      | D    | renegade |      |            |
    When A plays BANG! on B
    And B passes
    And B passes
    Then the game is over
    And the winners are A, C

  @R-DEATH-06 @judgement @dodge-city @tournament
  Scenario: Derringer's card is not drawn any more
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | life | in play   |
      | A    | sheriff  | 1    | Derringer |
      | B    | renegade | 1    |           |
      | C    | outlaw   |      |           |
      | D    | outlaw   |      |           |
    And C is eliminated
    And D is eliminated
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A uses Derringer on B
    Then the winners are A
    And A has 1 life
    And A's hand is empty
    And the top of the draw pile is Scope

  @R-GREEN-03 @official @dodge-city
  Scenario: Derringer draws before the reward as long as nobody has won
    Given the card game with Dodge City
    And the table
      | seat | role     | life | in play   |
      | A    | sheriff  |      | Derringer |
      | B    | outlaw   | 1    |           |
      | C    | outlaw   |      |           |
      | D    | renegade |      |           |
    When A uses Derringer on B
    Then B is eliminated
    And the game goes on
    And A has 4 cards in hand

  @R-3P-04 @judgement @dodge-city @tournament
  Scenario: Among three, who has hunted down his prey has won before he is paid
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | life | hand  |
      | A    | deputy   | 1    | BANG! |
      | B    | renegade | 1    |       |
      | C    | outlaw   | 1    |       |
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays BANG! on B
    Then the game is over
    And the winners are A
    And A has 1 life
    And C has 1 life
    And the top of the draw pile is Scope

  @R-3P-04 @judgement @dodge-city @tournament
  Scenario: Among three, the last one standing has won before he is paid
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | life | hand  |
      | A    | deputy   | 1    | BANG! |
      | B    | renegade |      |       |
      | C    | outlaw   | 1    |       |
    And B is eliminated
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays BANG! on C
    Then the winners are A
    And A has 1 life
    And the top of the draw pile is Scope

  @R-3P-04 @judgement @dodge-city @tournament
  Scenario: Among three, a kill that does not win is paid, and a new deck may cost the killer his life
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | life | hand  |
      | A    | deputy   | 1    | BANG! |
      | B    | outlaw   | 1    |       |
      | C    | renegade | 2    |       |
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays BANG! on B
    And A chooses yes
    And A passes
    Then A is eliminated
    And the winners are C
    And C has 2 life

  @R-DEATH-06 @judgement @dodge-city
  Scenario: Dynamite kills the last villain, and nobody profits
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | in play  |
      | A    | sheriff  | Herb Hunter |      |          |
      | B    | renegade | -           | 3    | Dynamite |
      | C    | outlaw   | -           |      |          |
      | D    | deputy   | Greg Digger | 1    |          |
    And C is eliminated
    And the draw pile is 5♠, Scope, Barrel
    And B's turn is about to start
    When B's turn starts
    Then the winners are A, D
    And A's hand is empty
    And D has 1 life
    And the top of the draw pile is Scope, Barrel

  @R-DEATH-06 @judgement @base @dodge-city @tournament
  Scenario: A villain who loses his own Duel has lost the game at once
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | character   | life | hand  |
      | A    | renegade | -           | 1    | Duel  |
      | B    | sheriff  | Herb Hunter | 1    | BANG! |
      | C    | outlaw   | -           |      |       |
      | D    | outlaw   | -           |      |       |
    And C is eliminated
    And D is eliminated
    And the draw pile is only Scope
    And the discard pile is Saloon, Barrel, Mustang
    When A plays Duel on B
    And B discards BANG!
    Then A is eliminated
    And the winners are B
    And B has 1 life
    And B's hand is empty
    And the top of the draw pile is Scope

  @R-DEATH-06 @judgement @dodge-city @high-noon
  Scenario: High Noon takes the last villain before anybody draws for it
    Given the card game with Dodge City, High Noon
    And the table
      | seat | role     | character   | life |
      | A    | sheriff  | Herb Hunter |      |
      | B    | renegade | -           | 1    |
      | C    | outlaw   | -           |      |
      | D    | deputy   | -           |      |
    And C is eliminated
    And the event in force is High Noon
    And B's turn is about to start
    When B's turn starts
    Then the winners are A, D
    And A's hand is empty

  @R-HN-GHOST-6 @judgement @dodge-city @high-noon @tournament
  Scenario: The last villain leaves as a ghost, and nobody profits
    Given the card game with Dodge City, High Noon, tournament
    And the table
      | seat | role     | character   | life |
      | A    | sheriff  | Herb Hunter | 1    |
      | B    | outlaw   | -           |      |
      | C    | outlaw   | -           |      |
      | D    | renegade | -           | 1    |
    And B is eliminated
    And C is eliminated
    And the event in force is Ghost Town
    And the draw pile is only Punch, Scope, Barrel, Beer
    And the discard pile is Saloon, Duel, Mustang
    And it is A's turn
    When A ends the turn
    Then it is B's turn
    When B plays Punch on A
    Then A is eliminated
    And the winners are B, C
    And the top of the draw pile is Beer

  @R-HN-GHOST-6 @judgement @dodge-city @high-noon @tournament
  Scenario: A ghost is the last villain in play until it leaves, and Herb Hunter draws nothing for that
    Given the card game with Dodge City, High Noon, tournament
    And the table
      | seat | role     | character   | life | hand |
      | A    | sheriff  | Herb Hunter | 1    |      |
      | B    | outlaw   | -           |      |      |
      | C    | renegade | -           | 1    |      |
      | D    | outlaw   | -           |      |      |
    And B is eliminated
    And D is eliminated
    And the event in force is Ghost Town
    And the draw pile is only Punch, Scope, Barrel, Stagecoach, Wells Fargo
    And the discard pile is Saloon, Duel, Mustang
    And it is A's turn
    When A ends the turn
    And B plays Punch on C
    Then C is eliminated
    And the game goes on
    And A's hand is Stagecoach, Wells Fargo
    When B ends the turn
    And B discards Scope, Barrel
    Then the game is over
    And the winners are A
    And A has 1 life
    And A has 2 cards in hand

  @R-DEATH-06 @judgement @dodge-city
  Scenario: Nobody shares what is left in a game that is over
    Given the card game with Dodge City
    And the table
      | seat | role     | character    | life | hand           |
      | A    | outlaw   | Vera Custer  | 3    | BANG!, Gatling |
      | B    | sheriff  | -            | 1    | Duel, Scope    |
      | C    | outlaw   | Vulture Sam  |      |                |
      | D    | renegade | -            |      |                |
    And A's turn is about to start
    When A's turn starts
    And A chooses C
    And A plays BANG! on B
    And B passes
    And B passes
    Then the game is over
    And the winners are A, C

  @R-DEATH-06 @R-DC-MOLLY-1 @judgement @dodge-city @tournament
  Scenario: The last target has answered and the game is won, so Molly draws nothing for her Missed!
    Given the card game with Dodge City, tournament
    And the table
      | seat | role     | character   | life | hand    |
      | A    | deputy   | -           |      | Gatling |
      | B    | outlaw   | -           | 1    |         |
      | C    | renegade | -           | 1    |         |
      | D    | outlaw   | -           | 1    |         |
      | E    | sheriff  | Molly Stark | 1    | Missed! |
    And the draw pile is only Scope
    And the discard pile is Saloon, Duel, Barrel, Mustang
    When A plays Gatling
    And E plays Missed!
    Then the winners are A, E
    And E's hand is empty
    And E has 1 life
    And the top of the draw pile is Scope

  @R-DEATH-06 @R-DC-MOLLY-1 @judgement @dodge-city
  Scenario: Nor for her BANG! against the last Indians!
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand     |
      | A    | deputy   | -           |      | Indians! |
      | B    | outlaw   | -           | 1    |          |
      | C    | renegade | -           | 1    |          |
      | D    | outlaw   | -           | 1    |          |
      | E    | sheriff  | Molly Stark |      | BANG!    |
    When A plays Indians!
    And E discards BANG!
    Then the winners are A, E
    And E's hand is empty

  @R-DEATH-06 @judgement @dodge-city
  Scenario: Nor does a Dodge bring its card then
    Given the card game with Dodge City
    And the table
      | seat | role     | life | hand    |
      | A    | deputy   |      | Gatling |
      | B    | outlaw   | 1    |         |
      | C    | renegade | 1    |         |
      | D    | outlaw   | 1    |         |
      | E    | sheriff  |      | Dodge   |
    When A plays Gatling
    And E plays Dodge
    Then the winners are A, E
    And E's hand is empty

  @R-DEATH-06 @R-DC-MOLLY-1 @judgement @dodge-city
  Scenario: As long as somebody is still to answer she draws at once, whoever has fallen
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand    |
      | A    | deputy   | -           |      | Gatling |
      | B    | outlaw   | -           | 1    |         |
      | C    | sheriff  | Molly Stark |      | Missed! |
      | D    | outlaw   | -           | 1    | Missed! |
      | E    | renegade | -           | 1    |         |
    When A plays Gatling
    And C plays Missed!
    Then D is asked for a dodge
    And C has 1 card in hand

  @R-DEATH-06 @judgement @dodge-city @fistful
  Scenario: A fistful of cards takes the last villain, and only Vulture Sam has something of it
    Given the card game with Dodge City, A Fistful of Cards
    And the table
      | seat | role     | character   | life | hand              |
      | A    | outlaw   | -           | 1    | Stagecoach, Scope |
      | B    | sheriff  | Herb Hunter |      |                   |
      | C    | deputy   | Vulture Sam | 1    |                   |
      | D    | outlaw   | -           |      |                   |
      | E    | renegade | -           |      |                   |
    And D is eliminated
    And E is eliminated
    And the event in force is A Fistful of Cards
    And A's turn is about to start
    When A's turn starts
    And A passes
    And A passes
    Then A is eliminated
    And the winners are B, C
    And B's hand is empty
    And C's hand is Stagecoach, Scope

  @R-DEATH-06 @judgement @dodge-city @fistful
  Scenario: Russian Roulette takes the last villain, and nobody profits
    Given the card game with Dodge City, A Fistful of Cards
    And the table
      | seat | role     | character   | life | hand    |
      | A    | sheriff  | Herb Hunter | 3    | Missed! |
      | B    | outlaw   | -           | 1    | Beer    |
      | C    | deputy   | Greg Digger | 1    |         |
      | D    | renegade | -           |      |         |
      | E    | outlaw   | -           |      |         |
    And D is eliminated
    And E is eliminated
    And the next event is Russian Roulette
    And it is C's turn
    When C ends the turn
    And A plays Missed!
    And B passes
    And B plays Beer
    Then B is eliminated
    And the winners are A, C
    And A's hand is empty
    And C has 1 life

  @R-DEATH-06 @judgement @fistful
  Scenario: Russian Roulette takes the Sheriff, and no turn begins any more
    Given the card game with A Fistful of Cards
    And the table
      | seat | role     | character    | life | hand |
      | A    | sheriff  | -            | 2    |      |
      | B    | outlaw   | Bart Cassidy |      |      |
      | C    | outlaw   | -            |      |      |
      | D    | renegade | -            | 2    |      |
    And the next event is Russian Roulette
    And it is D's turn
    When D ends the turn
    Then A is eliminated
    And the game is over
    And the winners are B, C
    And A's hand is empty

  @R-FOC-FIST-1 @R-DEATH-06 @judgement @fistful
  Scenario: A Sheriff who falls by the second of three BANG!s is spared the third
    Given the card game with A Fistful of Cards
    And the table
      | seat | role     | character    | life | hand                |
      | A    | sheriff  | Bart Cassidy | 2    | Scope, Duel, Panic! |
      | B    | outlaw   | -            |      |                     |
      | C    | outlaw   | Vulture Sam  | 2    |                     |
      | D    | renegade | -            |      |                     |
    And the event in force is A Fistful of Cards
    And A's turn is about to start
    And the draw pile is Barrel, Mustang
    When A's turn starts
    And A passes
    And A passes
    And A passes
    Then A is eliminated
    And the winners are B, C
    And C's hand is Scope, Duel, Panic!, Barrel
    And the top of the draw pile is Mustang

  @R-DEATH-06 @judgement @dodge-city
  Scenario: Springfield takes the Sheriff: his cards are looted, and nothing is drawn
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand              |
      | A    | outlaw   | -           |      | Springfield, Duel |
      | B    | deputy   | Herb Hunter |      |                   |
      | C    | sheriff  | -           | 1    | Panic!            |
      | D    | renegade | -           |      |                   |
      | E    | outlaw   | Vulture Sam |      |                   |
    When A plays Springfield discarding Duel on C
    And C passes
    And C passes
    Then the winners are A, E
    And B's hand is empty
    And E's hand is Panic!
    And A's hand is empty

  @R-DEATH-06 @judgement @dodge-city
  Scenario: Doc Holyday shoots the last villain, and nobody draws for it
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand       |
      | A    | sheriff  | Doc Holyday |      | Beer, Duel |
      | B    | renegade | -           | 1    |            |
      | C    | outlaw   | -           |      |            |
      | D    | outlaw   | -           |      |            |
      | E    | deputy   | Herb Hunter |      |            |
    And C is eliminated
    And D is eliminated
    When A uses the ability discarding Beer, Duel on B
    Then the winners are A, E
    And E's hand is empty

  @R-DEATH-06 @judgement @fistful
  Scenario: A sniper takes the Sheriff, and nobody draws for it
    Given the card game with A Fistful of Cards
    And the table
      | seat | role     | character      | life | hand         |
      | A    | outlaw   | -              |      | BANG!, BANG! |
      | B    | sheriff  | El Gringo      | 1    | Missed!      |
      | C    | renegade | Suzy Lafayette |      |              |
      | D    | outlaw   | -              |      |              |
    And the event in force is Sniper
    When A uses the event discarding BANG!, BANG! on B
    And B passes
    And B passes
    Then the winners are A, D
    And C's hand is empty
    And A's hand is empty

  @R-DC-MOLLY-4 @R-DEATH-06 @judgement @dodge-city
  Scenario: A Duel that ends the game brings Molly nothing for her BANG! cards
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand         |
      | A    | outlaw   | -           | 1    | Duel, BANG!  |
      | B    | deputy   | Molly Stark |      | BANG!, BANG! |
      | C    | sheriff  | -           |      |              |
      | D    | outlaw   | -           |      |              |
      | E    | renegade | -           |      |              |
    And D is eliminated
    And E is eliminated
    When A plays Duel on B
    And B discards BANG!
    And A discards BANG!
    And B discards BANG!
    Then A is eliminated
    And the winners are B, C
    And B's hand is empty

  @R-HN-GHOST-9 @R-DEATH-06 @judgement @dodge-city @high-noon
  Scenario: A Deputy's ghost takes the last villain, and is paid nothing
    Given the card game with Dodge City, High Noon
    And the table
      | seat | role     | character   | life | hand   |
      | A    | sheriff  | Herb Hunter |      |        |
      | B    | deputy   | -           |      |        |
      | C    | outlaw   | -           | 1    | Saloon |
      | D    | renegade | -           |      |        |
      | E    | outlaw   | -           |      |        |
    And the event in force is Ghost Town
    And B is eliminated
    And D is eliminated
    And E is eliminated
    And the draw pile is BANG!, Barrel, Scope
    When A ends the turn
    And B plays BANG! on C
    And C passes
    And C passes
    Then the game is over
    And the winners are A, B
    And A's hand is empty
    And B's hand is Barrel, Scope
    And the top of the discard pile is Saloon

  @R-DEATH-06 @judgement @high-noon
  Scenario: The game does not wait for the ghosts of villains
    Given the card game with High Noon
    And the table
      | seat | role     | character | life | hand  |
      | A    | sheriff  | -         |      | BANG! |
      | B    | outlaw   | -         | 1    |       |
      | C    | outlaw   | -         |      |       |
      | D    | renegade | -         |      |       |
    And the event in force is Ghost Town
    And C is eliminated
    And D is eliminated
    When A plays BANG! on B
    Then the game is over
    And the winners are A

  @R-DEATH-06 @judgement @fistful
  Scenario: Nor for a dead man who would come back
    Given the card game with A Fistful of Cards
    And the table
      | seat | role     | character | life | hand  |
      | A    | sheriff  | -         |      | BANG! |
      | B    | outlaw   | -         | 1    |       |
      | C    | outlaw   | -         |      |       |
      | D    | renegade | -         |      |       |
    And the event in force is Dead Man
    And C is eliminated
    And D is eliminated
    And C was eliminated first
    When A plays BANG! on B
    Then the winners are A

  @R-DEATH-06 @judgement @dodge-city
  Scenario: Two vultures are not asked who takes what from the last villain
    Given the card game with Dodge City
    And the table
      | seat | role     | character   | life | hand   |
      | A    | sheriff  | Vera Custer |      | BANG!  |
      | B    | renegade | -           | 1    | Saloon |
      | C    | outlaw   | -           |      |        |
      | D    | outlaw   | -           |      |        |
      | E    | deputy   | Vulture Sam |      |        |
    And C is eliminated
    And D is eliminated
    And A's turn is about to start
    And the draw pile is Scope, Barrel
    When A's turn starts
    And A chooses E
    And A plays BANG! on B
    And B passes
    And B passes
    Then the game is over
    And the winners are A, E
