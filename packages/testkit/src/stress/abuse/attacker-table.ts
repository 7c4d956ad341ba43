// The attacker's own table, for messages that reach the handlers of a table.
// The attacker is its host, a player and a spectator.

import { type GameId, tableCreated } from '@posse/protocol';
import { must } from '../stress-test.ts';
import { RawConnection } from './raw-connection.ts';

export const ROLES = ['host', 'player', 'watcher'] as const;
export type AttackerRole = (typeof ROLES)[number];

/** The number of refusals after which a connection is replaced, before the server closes it. */
const MAX_REFUSALS = 150;

interface Member {
  readonly pass: string;
  token: string | null;
  line: RawConnection;
}

export class AttackerTable {
  readonly code: string;
  private readonly address: string;
  private readonly members = new Map<AttackerRole, Member>();

  private constructor(address: string, code: string) {
    this.address = address;
    this.code = code;
  }

  /** Opens a table with a running game. */
  static async open(address: string): Promise<AttackerTable> {
    const ownTable = await AttackerTable.gather(address, Math.random() < 0.5 ? 'card' : 'dice', ROLES);
    (await ownTable.line('host')).send(JSON.stringify({ type: 'start' }));
    return ownTable;
  }

  /** Opens a table of the card game in its waiting room, with the host alone. */
  static waiting(address: string): Promise<AttackerTable> {
    return AttackerTable.gather(address, 'card', ['host']);
  }

  private static async gather(address: string, game: GameId, roles: readonly AttackerRole[]): Promise<AttackerTable> {
    const body = JSON.stringify({ game, plan: { seats: 4 } });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${address}/api/tables`, { method: 'POST', headers, body });
    const { table, pass } = tableCreated.parse(await reply.json());
    const ownTable = new AttackerTable(address, table.code);
    for (const role of roles) await ownTable.enter(role, role === 'host' ? pass : null);
    return ownTable;
  }

  /** Returns the open connection of this role, or opens a new one if it has too many refusals. */
  async line(role: AttackerRole): Promise<RawConnection> {
    const member = this.member(role);
    if (member.line.joinRefusals > MAX_REFUSALS) member.line.hangUp();
    if (member.line.joinRefusals <= MAX_REFUSALS && !member.line.isClosed) return member.line;
    member.line = await RawConnection.openAccepted(this.address);
    const welcome = await member.line.join(this.code, { pass: member.pass });
    must(welcome !== null, () => `${role} may not come back to their own table: ${member.line.refusals}`);
    return member.line;
  }

  /** The seat token of this role. */
  token(role: AttackerRole): string {
    return this.member(role).token ?? '0.none';
  }

  pass(role: AttackerRole): string {
    return this.member(role).pass;
  }

  close(): void {
    for (const { line } of this.members.values()) line.hangUp();
  }

  private member(role: AttackerRole): Member {
    return this.members.get(role) as Member;
  }

  private async enter(role: AttackerRole, known: string | null): Promise<void> {
    const line = await RawConnection.openAccepted(this.address);
    const welcome = await line.join(this.code, { name: role, ...(known !== null && { pass: known }) });
    must(welcome !== null, () => `${role} may not join: ${line.refusals}`);
    const member: Member = { pass: welcome.pass ?? known ?? '', token: null, line };
    this.members.set(role, member);
    if (role === 'watcher') return;
    line.send(JSON.stringify({ type: 'sit' }));
    const seat = () => line.heard.find((message) => message.type === 'seat');
    await line.until(() => seat() !== undefined, 'a seat');
    member.token = seat()?.token ?? null;
  }
}
