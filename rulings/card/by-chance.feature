# Not strict: who is drawn out of the box decides what is asked next.
Feature: What only chance decides

  @R-HN-NID-1 @judgement @high-noon
  Scenario: A new identity out of the box
    en: You become the character that was set aside for you, with exactly two life points, and may heal up to those of the new character (as Sheriff one more).
    it: Diventi il personaggio messo da parte per te, con esattamente due punti vita, e puoi recuperarne fino a quelli del nuovo personaggio (uno in più da Sceriffo).
    de: Du wirst zu dem Charakter, der für dich beiseitegelegt wurde, mit genau zwei Lebenspunkten, und kannst bis zu denen des neuen Charakters heilen (als Sheriff einen mehr).
    about: new-identity
    unless: random-new-identity

    Given the card game with High Noon
    And option random new identity is on
    And the table
      | seat | life |
      | A    |      |
      | B    | 1    |
      | C    |      |
      | D    |      |
    And the event in force is New Identity
    And B's turn is about to start
    When B's turn starts
    And B chooses yes
    Then B has 2 life
