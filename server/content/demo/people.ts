import { subjects } from '#domain/classes/subjects.ts'
import { createRandom } from '../random.ts'

export const demoSchool = { name: '启明中学', code: 'qiming' } as const

/** The password of all demo accounts. */
export const demoPassword = 'Podium@2026'

export interface DemoTeacher {
  readonly username: string
  readonly mobile: string
  readonly realname: string
  readonly stageId: number
  readonly subjectId: number
  readonly bookVersion: string
  /** Classes taught, with the book in use. */
  readonly classes: readonly ClassCode[]
  readonly bookCode: string
}

export type ClassCode = '0701' | '0702' | '1001' | '1002'

export const classNames: Readonly<Record<ClassCode, string>> = {
  '0701': '七年级(1)班',
  '0702': '七年级(2)班',
  '1001': '高一(1)班',
  '1002': '高一(2)班',
}

/** The first is the school owner. */
export const demoTeachers: readonly DemoTeacher[] = [
  {
    username: '13800000001',
    mobile: '13800000001',
    realname: '林知夏',
    stageId: 2,
    subjectId: subjects.juniorEnglish,
    bookVersion: '人教版',
    classes: ['0701', '0702'],
    bookCode: 'en-rj2024-7a',
  },
  {
    username: '13800000002',
    mobile: '13800000002',
    realname: '许望舒',
    stageId: 2,
    subjectId: subjects.juniorMaths,
    bookVersion: '人教版',
    classes: ['0701', '0702'],
    bookCode: 'ma-rj2024-7a',
  },
  {
    username: '13800000003',
    mobile: '13800000003',
    realname: '顾南乔',
    stageId: 3,
    subjectId: subjects.seniorEnglish,
    bookVersion: '人教版',
    classes: ['1001', '1002'],
    bookCode: 'en-rj2019-b1',
  },
]

export interface DemoStudent {
  readonly username: string
  readonly realname: string
  readonly classCode: ClassCode
}

const classSize = 40

const surnames = [
  ...'陈李王张刘杨黄赵周吴徐孙马朱胡郭何高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史龙陶贺顾毛郝龚邵万',
]

const givenNames = [
  '思远',
  '若水',
  '沐阳',
  '星辰',
  '书白',
  '可欣',
  '言之',
  '若溪',
  '念初',
  '景行',
  '一鸣',
  '启航',
  '景澄',
  '思齐',
  '时雨',
  '以宁',
  '雨泽',
  '予安',
  '知行',
  '语晨',
  '梓谦',
  '晚晴',
  '令舟',
  '小满',
  '子墨',
  '诗涵',
  '予诺',
  '牧野',
  '嘉言',
  '一诺',
  '雨桐',
  '清和',
  '若彤',
  '子衿',
  '沐言',
  '予希',
  '亦凡',
  '亦欢',
  '星河',
  '文舟',
  '清越',
  '怀瑾',
  '南星',
  '北辰',
  '映雪',
  '听澜',
  '知微',
  '云起',
  '安歌',
  '问渠',
  '凌霄',
  '朝阳',
  '清嘉',
  '明远',
  '佳禾',
  '乐游',
]

/** Forty students per class with invented names, no name twice; the same every time. */
export function demoStudents(): readonly DemoStudent[] {
  const random = createRandom('demo students')
  const taken = new Set<string>()
  const newName = (): string => {
    const name = random.pick(surnames) + random.pick(givenNames)
    if (taken.has(name)) return newName()
    taken.add(name)
    return name
  }
  return (Object.keys(classNames) as ClassCode[]).flatMap((classCode) =>
    Array.from({ length: classSize }, (_, index) => ({
      username: `qm${classCode}${String(index + 1).padStart(3, '0')}`,
      realname: newName(),
      classCode,
    })),
  )
}
