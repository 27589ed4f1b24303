import { slip } from '#api/contract/groups/slip.ts'
import { slipLimits } from '#domain/classes/class-limits.ts'
import { studentPage } from '#domain/join/join-path.ts'
import { randomPassword } from '../account/random-password.ts'
import { setPasswords } from '../account/new-password.ts'
import { digestOf } from '../account/weak-passwords.ts'
import { implement } from '../implement.ts'
import { classFileName } from '../files/file-names.ts'
import { admitHashing, hashDigest } from '../sign-on/passwords.ts'
import { drawSlips, unprintableIn } from './draw-slips.ts'
import { passwordSheets, printable, studentCodeSheets } from './slip-sheets.ts'
import { lockMembers, slipStudents, type SlipStudent } from './slip-students.ts'
import { slipTexts } from './slips.texts.ts'

export interface SlipOptions {
  /** Base address of the pages, without a trailing slash. */
  readonly baseUrl: string
}

export const slipHandlers = ({ baseUrl }: SlipOptions) =>
  implement(slip, {
    studentCodes: async ({ courseId, uids }, { db, language, now, fail, countRows }) => {
      const found = await slipStudents(db, courseId, uids)
      if (typeof found === 'string') return fail(found)
      countRows(found.students.length)
      return {
        name: classFileName([found.courseName], `${slipTexts[language].studentCodes}.pdf`),
        type: slip.studentCodes.output.file,
        bytes: await drawSlips(studentCodeSheets(found, language, now)),
      }
    },
    unprintable: async ({ courseId }, { db, countRows }) => {
      const found = await slipStudents(db, courseId, [])
      const students = typeof found === 'string' ? [] : found.students
      const missing = await unprintableIn(students.map(({ realname }) => printable(realname)))
      const list = students.flatMap(({ uid, realname }, index) => {
        const characters = (missing[index] ?? []).join('')
        return characters === '' ? [] : [{ uid, realname, characters }]
      })
      countRows(list.length)
      return { list }
    },
    passwords: {
      // Everything slow or able to fail happens before a password is changed: by then the sheet is ready.
      prepare: async ({ courseId, uids }, { db, language, now, fail }) => {
        if (uids.length === 0) return fail('noStudents')
        if (new Set(uids).size > slipLimits.passwords) return fail('tooManySlips')
        const found = await slipStudents(db, courseId, uids)
        if (typeof found === 'string') return fail(found)
        const given = found.students.map((student) => ({ ...student, password: randomPassword() }))
        const hashes = await admitHashing(() => hashesOf(given))
        const sheet = await drawSlips(passwordSheets(found, given, `${baseUrl}${studentPage}`, language, now))
        const answer = {
          name: classFileName([found.courseName], `${slipTexts[language].passwords}.pdf`),
          passwordSheet: Buffer.from(sheet).toString('base64'),
        }
        return async (_input, { db: transaction, countRows }) => {
          if ((await lockMembers(transaction, courseId, [...hashes.keys()])) < hashes.size)
            return fail('studentNotInClass')
          await setPasswords(transaction, hashes, true)
          countRows(hashes.size)
          return answer
        }
      },
    },
  })

/** One after another, so that people signing in meanwhile wait for one hash and not for all. */
async function hashesOf(given: readonly (SlipStudent & { readonly password: string })[]): Promise<Map<number, string>> {
  const hashes = new Map<number, string>()
  for (const { uid, password } of given) hashes.set(uid, await hashDigest(digestOf(password)))
  return hashes
}
