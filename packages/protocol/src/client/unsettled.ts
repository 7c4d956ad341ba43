// The answer that was given and of which nothing came yet. It is sent again after a lost connection: the server takes the first.

interface Given {
  readonly game: string;
  readonly question: number;
  readonly option: number;
}

interface At {
  readonly id: string;
  readonly n: number;
}

export class Unsettled {
  private given: Given | null = null;
  private isSent = false;
  /** The one that was sent again through this connection. */
  private repeated: Given | null = null;

  /** Remembers an answer to the open question; false if it has one. */
  give({ id, n }: At, option: number): boolean {
    if (this.given?.game === id && this.given.question === n) return false;
    this.given = { game: id, question: n, option };
    this.isSent = false;
    this.repeated = null;
    return true;
  }

  /** What is to be sent now that the game is known to be here; null if nothing is. */
  due(at: At | null): Given | null {
    const { given } = this;
    if (given === null || at === null) return null;
    if (given.game !== at.id || given.question !== at.n) {
      this.given = null;
      return null;
    }
    if (this.isSent) return null;
    this.isSent = true;
    return given;
  }

  /** The connection is lost: what was sent may never have arrived. */
  lost(): void {
    this.isSent = false;
    this.repeated = this.given;
  }

  /** An answer was refused, so another may be given. Is it no news, because the first one had arrived after all, or one has answered a later question since? */
  isOldNews(code: string, question: number | undefined): boolean {
    if (this.given !== null && question !== undefined && question !== this.given.question) return true;
    const isOld = code === 'stale-question' && this.repeated !== null;
    this.given = null;
    if (isOld) this.repeated = null;
    return isOld;
  }
}
