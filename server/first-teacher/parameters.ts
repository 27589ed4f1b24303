import { parseArgs } from 'node:util'
import { isMobile } from '#domain/accounts/mobile.ts'
import { stages, type StageId, subjects, type SubjectId } from '#domain/classes/subjects.ts'

/** The command's parameters: a school by its name and code, and the teacher. */
export interface NewTeacher {
  readonly schoolName: string
  readonly schoolCode: string
  readonly realname: string
  readonly mobile: string
  readonly stageId: StageId
  readonly subjectId: SubjectId
}

/** Why no teacher was added, in one line. */
export class FirstTeacherError extends Error {}

const names = ['school', 'code', 'name', 'mobile', 'subject', 'stage'] as const

const subjectIds: Readonly<Record<string, SubjectId>> = {
  'junior english': subjects.juniorEnglish,
  'junior maths': subjects.juniorMaths,
  'senior english': subjects.seniorEnglish,
  'senior maths': subjects.seniorMaths,
}

export const usage =
  'npm run first-teacher -- --school 启明中学 --code qiming --name 林知夏 --mobile 13800000001 --subject english --stage junior'

/** Reads the command line; throws FirstTeacherError naming the first mistake. */
export function readParameters(parameters: readonly string[]): NewTeacher {
  const given = parse(parameters)
  const text = (name: (typeof names)[number]): string => {
    const value = given[name]?.trim() ?? ''
    if (value === '') throw new FirstTeacherError(`--${name} is missing: ${usage}`)
    return value
  }
  const [schoolName, schoolCode, realname, mobile, subject, stage] = [
    text('school'),
    text('code'),
    text('name'),
    text('mobile'),
    text('subject'),
    text('stage'),
  ]
  if (!/^[a-z][a-z0-9]{1,19}$/.test(schoolCode))
    throw new FirstTeacherError('--code is 2 to 20 lower-case letters and digits, a letter first')
  if (!isMobile(mobile)) throw new FirstTeacherError(`--mobile ${mobile} is no mobile number`)
  const subjectId = subjectIds[`${stage} ${subject}`]
  if (subjectId === undefined) throw new FirstTeacherError('--subject is english or maths, --stage is junior or senior')
  return {
    schoolName,
    schoolCode,
    realname,
    mobile,
    subjectId,
    stageId: stage === 'junior' ? stages.junior : stages.senior,
  }
}

function parse(parameters: readonly string[]): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ args: [...parameters], options }).values
  } catch (error) {
    throw new FirstTeacherError(`${error instanceof Error ? error.message.split('.')[0] : ''}: ${usage}`)
  }
}
