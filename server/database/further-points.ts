import { sql } from 'drizzle-orm'
import { item, knowledge } from './schema/questions.ts'

/** The names of the knowledge points that an item tests beside its main one, in order. */
export const furtherPoints = sql<string[]>`array(
  select ${knowledge.name} from unnest(${item.furtherKnowledgeIds}) with ordinality as further (id, ordinal)
  join ${knowledge} on ${knowledge.knowledgeId} = further.id order by further.ordinal)`
