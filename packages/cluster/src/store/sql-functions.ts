// SQL functions that do each job of a node in one call.
// No transaction is ever open while a node is away. Programs of several versions use them side by side: a change is a
// new function beside the old one.

import { JOIN_LOCK, LOCKS } from './advisory-locks.ts';
import { KINDS } from './change-batch.ts';

/**
 * Errors of our own: the node was declared dead; a row belongs to or follows on something that was never kept; the
 * table belongs to another node.
 */
export const FENCED = 'PS001';
export const MISSING = 'PS002';
export const MOVED = 'PS003';
/** The error that living nodes use another version of the bus. */
export const OTHER_BUS = 'PS004';

/** The changes as parameters, as arguments, and as read from one write of several. */
const PARAMETERS = KINDS.map((kind) => `in_${kind} json DEFAULT NULL`).join(', ');
const PASSED = KINDS.map((kind) => `in_${kind} => in_${kind}`).join(', ');
const TAKEN = KINDS.map((kind) => `in_${kind} => one -> '${kind}'`).join(', ');

/**
 * A condition in SQL that is false if the table belongs to another node, or to nobody. Tests may write tables that were
 * never added.
 */
const mayWrite = (code: string): string =>
  `NOT EXISTS (SELECT FROM tables AS other WHERE other.code = ${code} AND other.owner IS DISTINCT FROM me)`;

const keptSoFar = 'GET DIAGNOSTICS kept = ROW_COUNT; total := total + kept;';

export const FUNCTIONS_1 = `
  -- The same as markOf in checksums.ts, of the JSON of a row.
  CREATE FUNCTION mark(said text) RETURNS text LANGUAGE sql STABLE
    RETURN substr(encode(sha256(convert_to(said, 'UTF8')), 'hex'), 1, 32);
  CREATE FUNCTION said(given text) RETURNS text LANGUAGE sql STABLE RETURN coalesce(to_json(given)::text, 'null');
  CREATE FUNCTION said(given bigint) RETURNS text LANGUAGE sql STABLE RETURN coalesce(given::text, 'null');
  CREATE FUNCTION table_mark(code text, record text, closed_at bigint, version bigint) RETURNS text LANGUAGE sql STABLE
    RETURN mark('[' || said(code) || ',' || said(record) || ',' || said(closed_at) || ',' || said(version) || ']');
  CREATE FUNCTION when_mark(code text, due bigint, left_at bigint) RETURNS text LANGUAGE sql STABLE
    RETURN mark('[' || said(code) || ',' || said(due) || ',' || said(left_at) || ']');

  -- True if any of this belongs to a table that this node does not own.
  CREATE FUNCTION is_moved_v1(me integer, VARIADIC kinds json[]) RETURNS boolean LANGUAGE sql STABLE
    RETURN EXISTS (
      SELECT FROM unnest(kinds) AS kind, json_to_recordset(kind) AS x(c text, g text)
      JOIN tables ON code = coalesce(x.c, (SELECT table_code FROM games WHERE id = x.g))
      WHERE owner IS DISTINCT FROM me);

  -- Writes all of this or nothing, one statement for each kind. Answers of a game come in rounds, as each follows on the one before.
  CREATE FUNCTION put_v1(me integer, expected integer, rounds integer, ${PARAMETERS}) RETURNS void LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    kept integer;
    total integer := 0;
  BEGIN
    IF in_tables IS NOT NULL THEN
      INSERT INTO tables AS t (code, record, version, mark, due, when_mark, maker, owner)
      SELECT c, r, 1, table_mark(c, r, NULL, 1), d, when_mark(c, d, NULL), m, me
      FROM json_to_recordset(in_tables) AS x(c text, r text, d bigint, m text)
      ON CONFLICT (code) DO UPDATE SET record = excluded.record, version = t.version + 1,
        mark = table_mark(t.code, excluded.record, t.closed_at, t.version + 1), due = excluded.due,
        when_mark = when_mark(t.code, excluded.due, t.left_at), maker = excluded.maker
      WHERE t.owner = me;
      ${keptSoFar}
    END IF;
    IF in_lefts IS NOT NULL THEN
      UPDATE tables AS t SET left_at = x.a, when_mark = when_mark(code, due, x.a)
      FROM json_to_recordset(in_lefts) AS x(c text, a bigint) WHERE code = x.c AND owner = me;
      ${keptSoFar}
    END IF;
    IF in_closings IS NOT NULL THEN
      UPDATE tables AS t SET closed_at = x.a, version = version + 1, mark = table_mark(code, record, x.a, version + 1)
      FROM json_to_recordset(in_closings) AS x(c text, a bigint) WHERE code = x.c AND owner = me;
      ${keptSoFar}
    END IF;
    IF in_games IS NOT NULL THEN
      INSERT INTO games (id, table_code, record, mark, outcome_mark, started_at)
      SELECT g, c, r, m, o, a FROM json_to_recordset(in_games) AS x(g text, c text, r text, m text, o text, a bigint)
      WHERE ${mayWrite('x.c')};
      ${keptSoFar}
    END IF;
    IF in_answers IS NOT NULL THEN
      FOR round IN 0 .. rounds LOOP
        INSERT INTO answers (game, number, seat, answer, by_bot, took, at, bot, node, mark)
        SELECT key, n, s, a, b, t, d, o, me,
          mark('[' || said(before.mark) || ',' || n || ',' || s || ',' || said(a) || ','
            || b || ',' || t || ',' || d || ',' || said(o) || ']')
        FROM json_to_recordset(in_answers)
          AS x(r integer, g text, n integer, s smallint, a text, b smallint, t bigint, d bigint, o text)
        JOIN games ON id = g
        -- One lookup by the whole key for each row, whatever the planner guesses.
        CROSS JOIN LATERAL (SELECT CASE n WHEN 0 THEN games.mark ELSE
          (SELECT last.mark FROM answers AS last WHERE last.game = games.key AND last.number = n - 1) END OFFSET 0) AS before(mark)
        -- An answer without the one before it is refused.
        WHERE r = round AND before.mark IS NOT NULL AND ${mayWrite('games.table_code')};
        ${keptSoFar}
      END LOOP;
    END IF;
    IF in_snapshots IS NOT NULL THEN
      INSERT INTO snapshots (game, number, state, mark)
      SELECT key, n, s, m FROM json_to_recordset(in_snapshots) AS x(g text, n integer, s text, m text)
      JOIN games ON id = g WHERE ${mayWrite('games.table_code')}
      ON CONFLICT (game) DO UPDATE SET number = excluded.number, state = excluded.state, mark = excluded.mark;
      ${keptSoFar}
    END IF;
    IF in_outcomes IS NOT NULL THEN
      UPDATE games SET outcome = x.o, outcome_mark = x.m
      FROM json_to_recordset(in_outcomes) AS x(g text, o text, m text)
      WHERE id = g AND ${mayWrite('games.table_code')};
      ${keptSoFar}
    END IF;
    IF in_lines IS NOT NULL THEN
      INSERT INTO lines (table_code, number, line, at, mark)
      SELECT c, n, l, a, m FROM json_to_recordset(in_lines) AS x(c text, n bigint, l text, a bigint, m text)
      WHERE ${mayWrite('x.c')};
      ${keptSoFar}
    END IF;
    IF total <> expected THEN
      IF is_moved_v1(me, in_tables, in_lefts, in_closings, in_games, in_answers, in_snapshots, in_outcomes, in_lines) THEN
        RAISE EXCEPTION 'the table is another node''s' USING ERRCODE = '${MOVED}';
      END IF;
      RAISE EXCEPTION 'what this belongs to, or follows on, was never kept' USING ERRCODE = '${MISSING}';
    END IF;
    -- After everything else.
    IF in_releases IS NOT NULL THEN
      UPDATE tables SET owner = NULL FROM json_to_recordset(in_releases) AS x(c text) WHERE code = x.c AND owner = me;
    END IF;
  END $$;

  -- Locks the node's own row first: declaring it dead waits for this batch, and later batches are refused. False if this
  -- batch was kept before and the node did not get the answer: a batch is never written twice.
  CREATE FUNCTION begin_v1(me integer, this bigint, hears boolean) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE nodes SET pulse = pulse + 1, batch = this, refused = NULL, linked = hears
    WHERE key = me AND dead_at IS NULL AND batch < this;
    IF FOUND THEN RETURN true; END IF;
    IF EXISTS (SELECT FROM nodes WHERE key = me AND batch = this) THEN RETURN false; END IF;
    RAISE EXCEPTION 'this node was declared dead' USING ERRCODE = '${FENCED}';
  END $$;

  -- Keeps all of these writes, or none if one of them fails.
  CREATE FUNCTION keep_v1(me integer, this bigint, hears boolean, expected integer, rounds integer, ${PARAMETERS}) RETURNS text
  LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT begin_v1(me, this, hears) THEN RETURN (SELECT refused FROM nodes WHERE key = me); END IF;
    PERFORM put_v1(me, expected, rounds, ${PASSED});
    RETURN NULL;
  END $$;

  -- Keeps each write that can be kept, and returns the places and errors of the others.
  CREATE FUNCTION keep_each_v1(me integer, this bigint, hears boolean, writes json) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE
    one json;
    place integer := 0;
    bad jsonb := '[]';
  BEGIN
    IF NOT begin_v1(me, this, hears) THEN RETURN (SELECT refused FROM nodes WHERE key = me); END IF;
    FOR one IN SELECT value FROM json_array_elements(writes) LOOP
      BEGIN
        PERFORM put_v1(me, (one ->> 'expected')::integer, (one ->> 'rounds')::integer, ${TAKEN});
      EXCEPTION WHEN OTHERS THEN
        -- Errors that concern all writes: no room, shutting down, a broken disk, a deadlock.
        IF left(SQLSTATE, 2) IN ('40', '53', '55', '57', '58', 'XX') THEN RAISE; END IF;
        bad := bad || jsonb_build_array(jsonb_build_array(place, SQLSTATE));
      END;
      place := place + 1;
    END LOOP;
    UPDATE nodes SET refused = bad::text WHERE key = me;
    RETURN bad::text;
  END $$;

  CREATE FUNCTION beat_v1(me integer, hears boolean) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE nodes SET pulse = pulse + 1, linked = hears WHERE key = me AND dead_at IS NULL;
    IF NOT FOUND THEN RAISE EXCEPTION 'this node was declared dead' USING ERRCODE = '${FENCED}'; END IF;
  END $$;

  -- No other session sees the row before this one has its lock.
  CREATE FUNCTION join_v1(name text) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE me integer;
  BEGIN
    INSERT INTO nodes (id) VALUES (name) RETURNING key INTO me;
    PERFORM pg_advisory_lock(${LOCKS}, me);
    RETURN me;
  END $$;

  -- The sessions that hold the lock of a node.
  CREATE VIEW sessions AS
    SELECT objid::integer AS node, pid FROM pg_locks
    WHERE locktype = 'advisory' AND classid = ${LOCKS} AND objsubid = 2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database());

  -- A new session of a node ends the former one, which may hang on a connection that was cut: nothing of it arrives later.
  CREATE FUNCTION rejoin_v1(me integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_terminate_backend(pid) FROM sessions WHERE node = me AND pid <> pg_backend_pid();
    PERFORM pg_advisory_lock(${LOCKS}, me);
  END $$;

  CREATE FUNCTION leave_v1(me integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE nodes SET pulse = pulse + 1, dead_at = clock_timestamp(), emptied = true WHERE key = me AND dead_at IS NULL;
    IF FOUND THEN UPDATE tables SET owner = NULL WHERE owner = me; END IF;
  END $$;

  -- Claims a table of nobody or of a dead node. A table of another living node is only read, and not locked.
  CREATE FUNCTION claim_v1(me integer, given text, OUT kind text, OUT node text) LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    held integer;
    was_dead boolean;
  BEGIN
    IF NOT EXISTS (SELECT FROM nodes WHERE key = me AND dead_at IS NULL) THEN
      RAISE EXCEPTION 'this node was declared dead' USING ERRCODE = '${FENCED}';
    END IF;
    SELECT 'theirs', nodes.id INTO kind, node FROM tables JOIN nodes ON key = owner
    WHERE code = given AND closed_at IS NULL AND owner <> me AND dead_at IS NULL;
    IF FOUND THEN RETURN; END IF;
    SELECT owner INTO held FROM tables WHERE code = given AND closed_at IS NULL FOR UPDATE;
    IF NOT FOUND THEN kind := 'none'; RETURN; END IF;
    kind := 'ours';
    IF held = me THEN RETURN; END IF;
    -- Read again under the lock: the owner may have changed in between.
    SELECT nodes.id, dead_at IS NOT NULL INTO node, was_dead FROM nodes WHERE key = held;
    IF held IS NOT NULL AND NOT was_dead THEN kind := 'theirs'; RETURN; END IF;
    UPDATE tables SET owner = me WHERE code = given;
  END $$;

  CREATE FUNCTION withdraw_v1(who text, asked text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- One after the other: a reader that continues after a number misses none.
    LOCK TABLE withdrawals IN SHARE ROW EXCLUSIVE MODE;
    INSERT INTO withdrawals (number, guest, token) SELECT coalesce(max(number), 0) + 1, who, asked FROM withdrawals
    ON CONFLICT (token) DO NOTHING;
  END $$;
`;

/**
 * Nodes report their version of the bus. None joins beside a living node with another version: they could not talk to
 * each other.
 */
export const FUNCTIONS_2 = `
  ALTER TABLE nodes ADD COLUMN bus integer NOT NULL DEFAULT 1;

  CREATE FUNCTION join_v2(name text, spoken integer) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE me integer;
  BEGIN
    -- One after the other: of two nodes that start at the same time one sees the other.
    PERFORM pg_advisory_xact_lock(${JOIN_LOCK}, 0);
    IF EXISTS (SELECT FROM nodes WHERE dead_at IS NULL AND bus <> spoken AND key IN (SELECT node FROM sessions)) THEN
      RAISE EXCEPTION 'nodes that live here speak another version of the bus' USING ERRCODE = '${OTHER_BUS}';
    END IF;
    INSERT INTO nodes (id, bus) VALUES (name, spoken) RETURNING key INTO me;
    PERFORM pg_advisory_lock(${LOCKS}, me);
    RETURN me;
  END $$;

  -- Called by programs without versions of the bus: theirs is 1.
  CREATE OR REPLACE FUNCTION join_v1(name text) RETURNS integer LANGUAGE sql AS 'SELECT join_v2(name, 1)';
`;
