// How much was read along, and how much of it was held against a re-deal.

export class Figures {
  readonly games = { card: 0, dice: 0 };
  connections = 0;
  messages = 0;
  bytes = 0;
  /** Views that were held against the engine's and against a re-deal's. */
  views = 0;
  /** Texts that a re-dealt position gave byte by byte. */
  redealt = 0;
  /** Updates whose answer could not be given in the re-dealt position. */
  impossible = 0;
  /** Lines of the gallery that were heard there, and nowhere else. */
  gallery = 0;
  /** Attempts that were explained. */
  explained = 0;
  /** Questions to people; of these, with one answer: to throw dice, or the only one that a hand leaves. */
  asked = 0;
  onlyAnswers = 0;
  /** Answers in pages of the story, and those that were told as to the player of a seat. */
  storySteps = 0;
  ownStorySteps = 0;
  /** Seats that moved to another device, and that a latecomer got, with a story that was read there. */
  readonly newcomers = { transfer: 0, latecomer: 0 };
  /** Questions to an absent player with automatic answers: those that waited for them, and those that what everybody sees answered. */
  readonly absences = { rested: 0, onlyAnswers: 0, forced: 0 };
  /** Seats that were recovered by vouching and taken back, and the texts to those who did not hold them. */
  readonly recoveries = { seats: 0, texts: 0 };
  secrets = 0;
  shuffles = 0;
  /** Backs that a shuffle left with their cards, and how many chance would have left. */
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
      `${this.asked} questions to people, ${this.onlyAnswers} of them with one answer`,
      `${this.storySteps} answers in pages of the story, ${this.ownStorySteps} of them with what only a player knows (${transfer} transfers, ${latecomer} latecomers)`,
      `${rested} questions waited for an absent player (${onlyAnswers} of them with one answer), ${forced} were forced`,
      `${this.recoveries.seats} seats recovered by vouching and taken back, ${this.recoveries.texts} texts to their two holders`,
      `${this.secrets} tokens and passes`,
      `${this.shuffles} shuffles left ${this.backs} backs in place, by chance ${this.expected.backs.toFixed(1)}`,
    ].join('; ');
  }
}
