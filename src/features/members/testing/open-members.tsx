import { course as courses } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import type { SaveFile } from '#api/ports/download.ts'
import { SaveFileProvider } from '#api/queries/save-file-context.tsx'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { Answers } from '#tests/support/documents/fake-answers.ts'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import type { Member } from '../members.types.ts'
import { MembersScreen } from '../members.screen.tsx'

export const givenMember = (uid: number, realname: string, over: Partial<Member> = {}): Member => ({
  uid,
  username: `qm07010${uid}`,
  realname,
  studentNo: `202407${uid}`,
  groupName: null,
  contactMobile: '138****1111',
  hasPassword: true,
  joinedAt: '2026-09-01T00:00:00.000Z',
  lastSeenAt: '2026-11-19T10:00:00.000Z',
  rev: 0,
  ...over,
})

export const givenMembers: readonly Member[] = [
  givenMember(11, '陈思远', { groupName: '第一组' }),
  givenMember(12, '李兰', { groupName: '第二组', contactMobile: null }),
  givenMember(13, '单晓', { groupName: '第一组', hasPassword: false, lastSeenAt: null }),
  givenMember(14, '欧阳明', { studentNo: null }),
]

export const theClass = { ...givenCourse, courseId: 7, courseName: '七年级(1)班', requestCount: 2 }

const otherClass = { ...givenCourse, courseId: 8, courseName: '七年级(3)班' }

const everyClass = { status: 1, pager: { currentPage: 1, pageSize: 100 } }

/** Other cached queries on the page: the classes in the menu, and the removals in their drawer. */
function KeptBeside() {
  useEndpoint(courses.list, everyClass, { staleTime: Infinity })
  useEndpoint(member.removals, { courseId: theClass.courseId }, { staleTime: Infinity })
  return null
}

/** Opens the page with hand-made responses: four students by default. */
export function openMembers(
  answers: Answers = {},
  query: Readonly<Record<string, string>> = {},
  others = [otherClass],
  saveFile: SaveFile = () => Promise.resolve(),
) {
  const list = givenMembers
  return openScreen(
    <SaveFileProvider value={saveFile}>
      <KeptBeside />
      <MembersScreen course={theClass} courses={[theClass, ...others]} />
    </SaveFileProvider>,
    {
      [member.list.path]: () => ({ list, total: list.length }),
      [member.info.path]: ({ studentId }) => list.find(({ uid }) => String(uid) === studentId),
      [member.removals.path]: () => ({ list: [] }),
      [courses.list.path]: () => ({ list: [theClass], total: 1 }),
      ...answers,
    },
    query,
  )
}
