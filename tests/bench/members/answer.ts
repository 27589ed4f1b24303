import type { MemberRow } from '#api/contract/schemas/members.ts'
import { type Student, studentsOf } from '../tables/students.ts'

const groups = ['第一组', '第二组', '第三组', null]

/** The service's response for a class of this size. */
export function memberAnswer(count: number): string {
  const list = studentsOf(count).map(({ uid, name, account }): MemberRow => ({
    uid,
    username: `${account}${uid}`,
    realname: name,
    studentNo: String(20_240_000 + uid),
    groupName: groups[uid % groups.length] ?? null,
    contactMobile: '138****0001',
    hasPassword: uid % 9 > 0,
    joinedAt: '2026-09-01T00:00:00.000Z',
    lastSeenAt: uid % 5 === 0 ? null : new Date(1_789_000_000_000 + uid * 60_000).toISOString(),
    rev: 0,
  }))
  return JSON.stringify({ data: { list, total: count }, result: { code: 0, msg: '' } })
}

/** The same for a table that validates nothing. */
export function studentsOfAnswer(answer: string): readonly Student[] {
  const { data } = JSON.parse(answer) as { data: { list: readonly MemberRow[] } }
  return data.list.map((row) => ({
    uid: row.uid,
    name: row.realname,
    account: row.username,
    className: row.groupName ?? '',
    handedIn: 0,
    due: 0,
    average: 0,
    best: 0,
    last: row.joinedAt,
  }))
}
