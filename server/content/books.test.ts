import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { bookVersions, seedBooks } from './books.ts'

const books = seedBooks()

const chapterNamesOf = (code: string): string[] | undefined =>
  books.find((book) => book.code === code)?.chapters.map((chapter) => `${chapter.code} ${chapter.name}`)

test('book codes contain the edition, and chapter codes the book', () => {
  const wrong = books.flatMap((book) => [
    ...(book.code.includes(String(book.edition)) ? [] : [book.code]),
    ...book.chapters.filter((chapter) => !chapter.code.startsWith(`${book.code}-`)).map((chapter) => chapter.code),
  ])
  expect(wrong).toEqual([])
})

test('codes of books and of chapters are unique', () => {
  const codes = books.flatMap((book) => [book.code, ...book.chapters.map((chapter) => chapter.code)])
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test('the number of chapters of every book', () => {
  expect(Object.fromEntries(books.map((book) => [book.code, book.chapters.length]))).toEqual({
    'en-rj2024-7a': 10,
    'en-rj2024-7b': 8,
    'en-rj2024-8a': 8,
    'en-rj2024-8b': 8,
    'en-rj2013-9': 14,
    'en-wy2024-7a': 7,
    'en-rj2019-b1': 6,
    'en-rj2019-b2': 5,
    'en-rj2019-b3': 5,
    'en-rj2019-x1': 5,
    'en-rj2019-x2': 5,
    'en-rj2019-x3': 5,
    'en-rj2019-x4': 5,
    'ma-rj2024-7a': 6,
    'ma-rj2024-7b': 6,
    'ma-rj2024-8a': 6,
    'ma-rj2024-8b': 6,
    'ma-rj2013-9a': 5,
    'ma-rj2013-9b': 4,
    'ma-rja2019-b1': 5,
    'ma-rja2019-b2': 5,
    'ma-rja2019-x1': 3,
    'ma-rja2019-x2': 2,
    'ma-rja2019-x3': 3,
  })
})

test('starter and welcome units have their own codes', () => {
  expect(chapterNamesOf('en-rj2024-7a')?.slice(0, 4)).toEqual([
    'en-rj2024-7a-s1 Starter Unit 1 Hello!',
    'en-rj2024-7a-s2 Starter Unit 2 Keep Tidy!',
    'en-rj2024-7a-s3 Starter Unit 3 Welcome!',
    'en-rj2024-7a-1 Unit 1 You and Me',
  ])
  expect(chapterNamesOf('en-rj2019-b1')?.slice(0, 2)).toEqual([
    'en-rj2019-b1-0 Welcome Unit',
    'en-rj2019-b1-1 Unit 1 Teenage Life',
  ])
})

test('maths chapters keep their printed numbers', () => {
  expect(chapterNamesOf('ma-rj2024-7b')?.slice(0, 2)).toEqual([
    'ma-rj2024-7b-7 第七章 相交线与平行线',
    'ma-rj2024-7b-8 第八章 实数',
  ])
  expect(chapterNamesOf('ma-rj2024-8b')?.slice(0, 2)).toEqual([
    'ma-rj2024-8b-19 第十九章 二次根式',
    'ma-rj2024-8b-20 第二十章 勾股定理',
  ])
  expect(chapterNamesOf('ma-rja2019-x2')).toEqual([
    'ma-rja2019-x2-4 第四章 数列',
    'ma-rja2019-x2-5 第五章 一元函数的导数及其应用',
  ])
})

test('every book belongs to a listed version of its subject', () => {
  const listed = new Set(bookVersions.map((version) => `${version.subjectId} ${version.name}`))
  expect(books.map((book) => `${book.subjectId} ${book.version}`).filter((key) => !listed.has(key))).toEqual([])
  expect(listed.size).toBe(bookVersions.length)
})

test('versions are listed for the four subjects, even without books', () => {
  const countOf = (subjectId: number) => bookVersions.filter((version) => version.subjectId === subjectId).length
  expect(Object.values(subjects).map((subjectId) => ({ subjectId, count: countOf(subjectId) }))).toEqual([
    { subjectId: 202, count: 10 },
    { subjectId: 203, count: 9 },
    { subjectId: 302, count: 6 },
    { subjectId: 303, count: 8 },
  ])
  expect(bookVersions).toContainEqual({ name: '仁爱科普版', subjectId: 203 })
})
