import * as z from 'zod/mini'
import { searchLimits } from '#domain/portal/search.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'

/** A teacher's own things by name, including pinyin and initials. */
export const search = {
  find: endpoint({
    path: '/client/search',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    audit: 'read',
    input: z.object({ keyword: text(searchLimits.keyword) }),
    /**
     * In each kind, names that begin with the keyword first, then the latest, students by name; at most
     * `searchLimits.found` per kind.
     */
    output: z.object({
      /** In use, taught by the caller. */
      classes: z.array(z.object({ courseId: z.int(), courseName: z.string() })),
      /** Members of these classes, each with one of them. */
      students: z.array(z.object({ uid: z.int(), realname: z.string(), courseId: z.int(), courseName: z.string() })),
      /** The caller's own, and those shared with the school. */
      papers: z.array(z.object({ paperId: z.int(), paperTitle: z.string() })),
      /** Assignments of these classes. */
      assignments: z.array(
        z.object({ assignmentId: z.int(), assignmentName: z.string(), courseId: z.int(), courseName: z.string() }),
      ),
    }),
  }),
}
