// The player's last answer, until the game moves on or it is refused.
// It is sent again after a lost connection. The server takes only the first copy.

interface Given {
  readonly game: string;
  readonly step: number;
  readonly option: number;
}

interface At {
  readonly id: string;
  readonly step: number;
}

export class PendingAnswer {
  private given: Given | null = null;
  private isSent = false;
  /** The answer that was given before this connection, and so may reach the server twice. */
  private repeated: Given | null = null;

  /** Remembers an answer to the open question; false if it has one. */
  give({ id, step }: At, option: number): boolean {
    if (this.given?.game === id && this.given.step === step) return false;
    this.given = { game: id, step, option };
    this.isSent = false;
    this.repeated = null;
    return true;
  }

  /** The answer to send, now that the game is known; null if there is none. */
  due(at: At | null): Given | null {
    const { given } = this;
    if (given === null || at === null) return null;
    if (given.game !== at.id || given.step !== at.step) {
      this.given = null;
      return null;
    }
    if (this.isSent) return null;
    this.isSent = true;
    return given;
  }

  /** The connection is lost: an answer that was sent may not have arrived. */
  lost(): void {
    this.isSent = false;
    this.repeated = this.given;
  }

  /**
   * Forgets the refused answer, so that another can be given. True if the refusal is stale: the first copy had arrived,
   * or a later question was answered since.
   */
  isOldNews(code: string, question: number | undefined): boolean {
    if (this.given !== null && question !== undefined && question !== this.given.step) return true;
    const isOld = code === 'stale-question' && this.repeated !== null;
    this.given = null;
    if (isOld) this.repeated = null;
    return isOld;
  }
}
