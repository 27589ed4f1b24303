import { sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'

export interface ChainState {
  readonly rows: number
  /** Number of the first row that does not match the one before; null if all do. */
  readonly brokenAt: number | null
  /** Hash of the last row: noted down elsewhere, it later proves that nothing before it was changed. */
  readonly lastHash: string
}

/** Recomputes the audit's chain and compares it with what is stored. */
export async function checkAuditChain(db: Executor): Promise<ChainState> {
  const { rows } = await db.execute<{ rows: number; broken_at: string | null; last_hash: string | null }>(sql`
    with chain as (
      select chain_no, hash, audit_row_hash(coalesce(lag(hash) over w, ''), audit) as expected,
        lag(chain_no, 1, chain_no - 1) over w as before
      from audit where chain_no > 0 window w as (order by chain_no)
    )
    select count(*)::int as rows,
      min(chain_no) filter (where hash <> expected or before <> chain_no - 1) as broken_at,
      (array_agg(hash order by chain_no desc))[1] as last_hash
    from chain`)
  const [row] = rows
  return {
    rows: row?.rows ?? 0,
    brokenAt: row?.broken_at == null ? null : Number(row.broken_at),
    lastHash: row?.last_hash ?? '',
  }
}
