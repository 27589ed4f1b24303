import * as books from './schema/books.ts'
import * as courses from './schema/courses.ts'
import * as marking from './schema/marking.ts'
import * as memberChanges from './schema/member-changes.ts'
import * as messages from './schema/messages.ts'
import * as paperImports from './schema/paper-imports.ts'
import * as papers from './schema/papers.ts'
import * as people from './schema/people.ts'
import * as pictures from './schema/pictures.ts'
import * as questions from './schema/questions.ts'
import * as rosters from './schema/rosters.ts'
import * as scans from './schema/scans.ts'
import * as signOn from './schema/sign-on.ts'
import * as system from './schema/system.ts'
import * as assignmentExceptions from './schema/assignment-exceptions.ts'
import * as wrongNotes from './schema/wrong-notes.ts'
import * as assignments from './schema/assignments.ts'

/** All tables, for the driver. */
export const schema = {
  ...people,
  ...signOn,
  ...courses,
  ...memberChanges,
  ...books,
  ...questions,
  ...papers,
  ...paperImports,
  ...pictures,
  ...assignments,
  ...assignmentExceptions,
  ...marking,
  ...system,
  ...messages,
  ...rosters,
  ...wrongNotes,
  ...scans,
}
