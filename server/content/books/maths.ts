import { subjects } from '#domain/classes/subjects.ts'
import type { SeedBook } from '../types.ts'
import { mathsChapters } from './chapters.ts'

/** A junior book of 人教版; its code carries the edition year, for example `ma-rj2024-7a`. */
function juniorBook(edition: number, volume: string, name: string, first: number, titles: readonly string[]): SeedBook {
  const code = `ma-rj${edition}-${volume}`
  const chapters = mathsChapters(code, first, titles)
  return { code, subjectId: subjects.juniorMaths, version: '人教版', edition, name, chapters }
}

function seniorBook(volume: string, name: string, first: number, titles: readonly string[]): SeedBook {
  const code = `ma-rja2019-${volume}`
  const chapters = mathsChapters(code, first, titles)
  return { code, subjectId: subjects.seniorMaths, version: '人教A版', edition: 2019, name, chapters }
}

/** Grades 7 and 8 of the 2024 edition; grade 9, still the 2013 edition, restarts its chapters at 21. */
export const juniorMathsBooks: readonly SeedBook[] = [
  juniorBook(2024, '7a', '七年级上册', 1, [
    '有理数',
    '有理数的运算',
    '代数式',
    '整式的加减',
    '一元一次方程',
    '几何图形初步',
  ]),
  juniorBook(2024, '7b', '七年级下册', 7, [
    '相交线与平行线',
    '实数',
    '平面直角坐标系',
    '二元一次方程组',
    '不等式与不等式组',
    '数据的收集、整理与描述',
  ]),
  juniorBook(2024, '8a', '八年级上册', 13, ['三角形', '全等三角形', '轴对称', '整式的乘法', '因式分解', '分式']),
  juniorBook(2024, '8b', '八年级下册', 19, ['二次根式', '勾股定理', '四边形', '函数', '一次函数', '数据的分析']),
  juniorBook(2013, '9a', '九年级上册', 21, ['一元二次方程', '二次函数', '旋转', '圆', '概率初步']),
  juniorBook(2013, '9b', '九年级下册', 26, ['反比例函数', '相似', '锐角三角函数', '投影与视图']),
]

/** Required books number their chapters 1–10, selective required books 1–8. */
export const seniorMathsBooks: readonly SeedBook[] = [
  seniorBook('b1', '必修第一册', 1, [
    '集合与常用逻辑用语',
    '一元二次函数、方程和不等式',
    '函数的概念与性质',
    '指数函数与对数函数',
    '三角函数',
  ]),
  seniorBook('b2', '必修第二册', 6, ['平面向量及其应用', '复数', '立体几何初步', '统计', '概率']),
  seniorBook('x1', '选择性必修第一册', 1, ['空间向量与立体几何', '直线和圆的方程', '圆锥曲线的方程']),
  seniorBook('x2', '选择性必修第二册', 4, ['数列', '一元函数的导数及其应用']),
  seniorBook('x3', '选择性必修第三册', 6, ['计数原理', '随机变量及其分布', '成对数据的统计分析']),
]
