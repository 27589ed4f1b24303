import { schoolDay } from '#domain/time/school-day.ts'
import type { Language } from '#domain/portal/language.ts'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import type { SlipLine, SlipSheets } from './draw-slips.ts'
import type { SlipClass, SlipStudent } from './slip-students.ts'
import { slipTexts } from './slips.texts.ts'

const rows = { studentCodes: 8, passwords: 6 } as const

/** Slips with name, number, class, username and the QR code of the student code, sixteen per page. */
export function studentCodeSheets({ courseName, students }: SlipClass, language: Language, now: Date): SlipSheets {
  const texts = slipTexts[language]
  const course = printable(courseName)
  return {
    rows: rows.studentCodes,
    title: `${course} ${texts.studentCodes}`,
    footer: texts.codesFooter(course, students.length),
    madeAt: now.toISOString(),
    slips: students.map(({ realname, username, studentNo }) => ({
      qr: studentCodeOf(username),
      lines: [
        nameLine(realname),
        ...numberLine(studentNo, texts.number),
        plain(texts.course, course),
        plain(texts.account, printable(username)),
      ],
    })),
  }
}

export interface GivenPassword extends SlipStudent {
  readonly password: string
}

/**
 * Slips with name, number, username and password, and the student page's address as text and QR code, twelve per page.
 */
export function passwordSheets(
  { courseName }: Pick<SlipClass, 'courseName'>,
  given: readonly GivenPassword[],
  address: string,
  language: Language,
  now: Date,
): SlipSheets {
  const texts = slipTexts[language]
  const course = printable(courseName)
  return {
    rows: rows.passwords,
    title: `${course} ${texts.passwords}`,
    footer: texts.passwordsFooter(course, schoolDay(now)),
    madeAt: now.toISOString(),
    slips: given.map(({ realname, username, studentNo, password }) => ({
      qr: address,
      lines: [
        nameLine(realname),
        ...numberLine(studentNo, texts.number),
        plain(texts.course, course),
        plain(texts.account, printable(username)),
        { label: texts.password, text: password, style: 'secret' },
        { label: texts.address, text: address, style: 'small' },
      ],
    })),
  }
}

const nameLine = (realname: string): SlipLine => ({ label: '', text: printable(realname), style: 'name' })

const plain = (label: string, text: string): SlipLine => ({ label, text, style: 'plain' })

const numberLine = (studentNo: string | null, label: string): readonly SlipLine[] =>
  studentNo === null ? [] : [plain(label, printable(studentNo))]

/** A name on one line, without invisible characters and lone surrogates; an empty one as a line to write on. */
export function printable(text: string): string {
  const shown = text
    .toWellFormed()
    .replaceAll(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cn}]/gu, '')
    .trim()
  return shown === '' ? '____' : shown
}
