import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { implement } from '../implement.ts'
import { addTeachers, handOver, leaveCourse, removeTeachers } from './change-teachers.ts'
import { findColleagues, teachersOf } from './course-teachers.ts'

export const courseTeacherHandlers = implement(courseTeacher, {
  list: async ({ courseId }, { db }) => ({ list: await teachersOf(db, courseId) }),
  search: async ({ courseId, keyword }, { db, caller }) => ({
    list: await findColleagues(db, caller.schoolId, courseId, keyword),
  }),
  add: async ({ courseId, teacherIds }, { db, caller, now, fail }) => {
    const refused = await addTeachers(db, teacherIds, { courseId, caller, now })
    return refused === null ? {} : fail(refused)
  },
  remove: async ({ courseId, teacherIds }, { db, caller, now, fail }) => {
    const refused = await removeTeachers(db, teacherIds, { courseId, caller, now })
    return refused === null ? {} : fail(refused)
  },
  leave: async ({ courseId }, { db, caller, now, fail }) => {
    const refused = await leaveCourse(db, { courseId, caller, now })
    return refused === null ? {} : fail(refused)
  },
  handOver: async ({ courseId, teacherId }, { db, caller, now, fail }) => {
    const refused = await handOver(db, teacherId, { courseId, caller, now })
    return refused === null ? {} : fail(refused)
  },
})
