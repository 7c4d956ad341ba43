Feature: Setting up the table

  @R-SETUP-07 @official @base
  Scenario: A Sheriff with a four-bullet character has five bullets
    Given the card game
    And the table
      | seat | role     | character     | hand                                              |
      | A    | sheriff  | Willy the Kid | Beer, Missed!, Missed!, Missed!, Missed!, Missed! |
      | B    | outlaw   | -             |                                                   |
      | C    | outlaw   | -             |                                                   |
      | D    | renegade | -             |                                                   |
    Then A has 5 life
    When A plays Beer
    Then A has 5 life
    When A ends the turn
    Then it is B's turn
    And A has 5 cards in hand

  @R-SETUP-08 @official @base
  Scenario: A Sheriff with a three-bullet character has four bullets
    Given the card game
    And the table
      | seat | role     | character | hand                                              |
      | A    | sheriff  | El Gringo | Beer, Missed!, Missed!, Missed!, Missed!, Missed! |
      | B    | outlaw   | -         |                                                   |
      | C    | outlaw   | -         |                                                   |
      | D    | renegade | -         |                                                   |
    Then A has 4 life
    When A plays Beer
    Then A has 4 life
    When A ends the turn
    Then A is asked for a discard

  @R-SETUP-10 @official @base
  Scenario: The base deck has 80 cards
    Given the card game
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    Then the draw pile has 80 cards

  @R-SETUP-11 @consensus @base
  Scenario: The beginner deck leaves out the eleven cards with the book
    Given the card game
    And the table
      | seat | hand |
      | A    |      |
      | B    |      |
      | C    |      |
      | D    |      |
    And option beginner deck is on
    Then the draw pile has 69 cards

  @R-SETUP-12 @official @base
  Scenario: Without a weapon card the Colt reaches distance 1
    Given the card game
    And the table
      | seat | hand  |
      | A    | BANG! |
      | B    |       |
      | C    |       |
      | D    |       |
    Then A may play BANG! on B
    And A may play BANG! on D
    And A may not play BANG! on C

  @R-SETUP-12 @R-SETUP-15 @official @base
  Scenario: The Colt, the role and the character can't be taken or discarded
    Given the card game
    And the table
      | seat | character    | hand              |
      | A    | -            | Panic!, Cat Balou |
      | B    | Bart Cassidy |                   |
      | C    | -            |                   |
      | D    | -            |                   |
    Then A may not play Panic! on B
    And A may not play Panic! on B's hand
    And A may not play Cat Balou on B
    And A may not play Cat Balou on B's hand
