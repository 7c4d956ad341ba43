// Counts what was checked: messages, views, re-deals.

export class Figures {
  readonly games = { card: 0, dice: 0 };
  connections = 0;
  messages = 0;
  bytes = 0;
  /** Views that were compared with those of the engine and of a re-deal. */
  views = 0;
  /** Messages that a re-dealt position gave byte by byte. */
  redealt = 0;
  /** Updates whose answer is not legal in the re-dealt position. */
  impossible = 0;
  /** Chat lines of eliminated players that only permitted readers received. */
  gallery = 0;
  /** Messages with all hands, and the players who looked, of whom nobody was told anything afterwards. */
  hands = 0;
  witnesses = 0;
  /** Explanations of impossible moves. */
  explained = 0;
  /** Questions to players, and those with a single answer: to roll the dice, or the only one that a hand leaves. */
  asked = 0;
  onlyAnswers = 0;
  /** Answers in pages of the story, and those with the secret facts of a seat. */
  storySteps = 0;
  /** Predictions of which their own people were told. */
  predictions = 0;
  ownStorySteps = 0;
  /** Seats that moved to another device or to a latecomer, whose story was read there. */
  readonly newcomers = { transfer: 0, latecomer: 0 };
  /**
   * Questions to absent players with automatic answers: those that waited, and those that were answered because the
   * answer is forced and public.
   */
  readonly absences = { rested: 0, onlyAnswers: 0, forced: 0 };
  /** Seats that were recovered and taken back, and the messages to those who did not hold them. */
  readonly recoveries = { seats: 0, texts: 0 };
  secrets = 0;
  shuffles = 0;
  /** Backs that stayed with their cards in a shuffle, and how many would by chance. */
  backs = 0;
  readonly expected = { backs: 0 };

  toString(): string {
    const { card, dice } = this.games;
    const { rested, onlyAnswers, forced } = this.absences;
    const { transfer, latecomer } = this.newcomers;
    return [
      `${card} card and ${dice} dice games, ${this.connections} connections`,
      `${this.messages} messages, ${this.bytes} bytes`,
      `${this.views} views held against the engine and a re-deal`,
      `${this.redealt} texts the same from a re-dealt position (${this.impossible} answers impossible there)`,
      `${this.explained} explanations, ${this.gallery} gallery lines`,
      `${this.witnesses} witnesses, who were shown all hands ${this.hands} times`,
      `${this.asked} questions to people, ${this.onlyAnswers} of them with one answer`,
      `${this.predictions} predictions`,
      `${this.storySteps} answers in pages of the story, ${this.ownStorySteps} of them with what only a player knows (${transfer} transfers, ${latecomer} latecomers)`,
      `${rested} questions waited for an absent player (${onlyAnswers} of them with one answer), ${forced} were forced`,
      `${this.recoveries.seats} seats recovered by vouching and taken back, ${this.recoveries.texts} texts to their two holders`,
      `${this.secrets} tokens and passes`,
      `${this.shuffles} shuffles left ${this.backs} backs in place, by chance ${this.expected.backs.toFixed(1)}`,
    ].join('; ');
  }
}
