import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

interface Ending {
  readonly endTime: SQLWrapper
  readonly finishedAt: SQLWrapper
}

/** When an assignment ended or will end, the domain's `endOf`: `least` leaves out what is null. */
export const realEnd = ({ endTime, finishedAt }: Ending): SQL => sql`least(${finishedAt}, ${endTime})`
