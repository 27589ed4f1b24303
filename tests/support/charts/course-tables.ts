/** What the charts of the class machines do not say. */
import type { AnyMachineSnapshot } from 'xstate'
import { subjects } from '#domain/classes/subjects.ts'
import { bookVersionMachine } from '#machines/book-version/book-version.machine.ts'
import { isWhole } from '#machines/book-version/book-version.types.ts'
import { currentClassMachine } from '#machines/current-class/current-class.machine.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

/** Of three classes some are in use. */
export const currentClassTable: MachineTable = {
  name: 'current-class',
  machine: currentClassMachine,
  openings: {
    none: () => ({ courseIds: [], last: null }),
    two: () => ({ courseIds: [1, 2], last: 2 }),
    lost: () => ({ courseIds: [1], last: 3 }),
  },
  answers: { fetchCourses: [[1], [1, 3], []] },
  payloads: {
    'courses.changed': [{ courseIds: [] }, { courseIds: [1] }, { courseIds: [1, 2] }],
    'course.choose': [{ courseId: 1 }, { courseId: 3 }],
  },
  key: ({ courseIds, courseId, wanted }: Context) => [courseIds, courseId, wanted],
}

const { juniorEnglish, juniorMaths } = subjects
const empty = { stageId: null, subjectId: null, bookVersion: null }
const english = { hasCourse: true, subjectId: juniorEnglish, bookVersion: null }
const maths = { hasCourse: true, subjectId: juniorMaths, bookVersion: null }

export const bookVersionTable: MachineTable = {
  name: 'book-version',
  machine: bookVersionMachine,
  openings: {
    english: () => ({ ...english, form: { stageId: 2, subjectId: juniorEnglish, bookVersion: null } }),
    maths: () => ({ ...maths, form: { stageId: 2, subjectId: juniorMaths, bookVersion: null } }),
    nothing: () => ({ ...english, form: empty }),
  },
  payloads: {
    'facts.change': [{ facts: english }, { facts: maths }],
    'stage.choose': [{ stageId: 2 }, { stageId: 3 }],
    'subject.choose': [{ subjectId: juniorEnglish }, { subjectId: juniorMaths }],
    'version.choose': [{ bookVersion: '人教版' }],
  },
  key: ({ form, lastOfStage, subjectId, bookVersion, wasTried, failure }: Context) => [
    form,
    lastOfStage,
    isWhole(form),
    subjectId,
    bookVersion,
    wasTried,
    failure !== '',
  ],
}
