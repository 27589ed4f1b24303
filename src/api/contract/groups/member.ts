import * as z from 'zod/mini'
import { flag, id, intBetween } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { memberIds, memberRow, removalRow, typedField } from '../schemas/members.ts'

/** The student as changed by somebody else. */
const changedMember = z.object({ member: memberRow })

const ofMembers = { courseId: id, uids: memberIds }

/**
 * Members of a class (specification §7 Catalogued service areas: members, groups). Only approved students are members.
 */
export const member = {
  /** All of them in one response. */
  list: endpoint({
    path: '/client/course/member/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: z.object({ courseId: id }),
    output: z.object({ list: z.array(memberRow), total: z.int() }),
  }),
  /** One member in full, with the mobile. */
  info: endpoint({
    path: '/client/course/member/info',
    access: 'teacher',
    effect: 'read',
    owner: ['classStudent', 'course'],
    audit: 'read',
    input: z.object({ courseId: id, studentId: id }),
    output: memberRow,
  }),
  /**
   * Empty texts clear a field. Name, number and mobile belong to the student, in all classes; the group to this one. If
   * somebody has changed the student since `rev`, the error's `data.member` is the current student.
   */
  update: endpoint({
    path: '/client/course/member/update',
    access: 'teacher',
    effect: 'write',
    owner: ['classStudent', 'course'],
    audit: 'change',
    input: z.object({
      courseId: id,
      studentId: id,
      rev: intBetween(0, 999_999_999),
      realname: typedField('realname'),
      studentNo: typedField('number'),
      groupName: typedField('groupName'),
      mobile: typedField('mobile'),
    }),
    output: z.object({ rev: z.int() }),
    errors: { memberUnknown: null, memberChangedMeanwhile: changedMember, studentNoTaken: null },
  }),
  /** Their submissions and reports stay. */
  remove: endpoint({
    path: '/client/course/member/user/batchdel',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    audit: 'change',
    input: z.object(ofMembers),
    output: z.object({ removalId: z.int(), count: z.int() }),
    errors: { memberUnknown: null },
  }),
  /** Removals from a class in the last 30 days, newest first. */
  removals: endpoint({
    path: '/client/course/member/removal/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: z.object({ courseId: id }),
    output: z.object({ list: z.array(removalRow) }),
  }),
  /** Restores those who are still out, with their groups and joining dates. */
  restore: endpoint({
    path: '/client/course/member/removal/restore',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    audit: 'change',
    input: z.object({ courseId: id, removalId: id }),
    output: z.object({ count: z.int() }),
    errors: { removalUnknown: null, classFull: null },
  }),
  /**
   * Moves members to another of the caller's classes, without a group. Those already there are counted in `already`;
   * unless it is a copy, all of them leave the first class, as one removal.
   */
  move: endpoint({
    path: '/client/course/member/move',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    audit: 'change',
    input: z.object({ ...ofMembers, toCourseId: id, copy: flag }),
    output: z.object({ moved: z.int(), already: z.int(), removalId: z.nullable(z.int()), changeId: z.int() }),
    errors: { memberUnknown: null, classFull: null, sameClass: null },
  }),
  /** Puts members into a group; an empty name removes them from theirs. */
  group: endpoint({
    path: '/client/course/member/group/save',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    audit: 'change',
    input: z.object({ ...ofMembers, groupName: typedField('groupName') }),
    output: z.object({ count: z.int(), changeId: z.int() }),
    errors: { memberUnknown: null },
  }),
  /**
   * Undoes a recent change by the caller to groups or classes, by its `changeId`. Restores the exact former state as a
   * whole; if somebody has changed one of the students since, nothing is done.
   */
  undo: endpoint({
    path: '/client/course/member/undo',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    audit: 'change',
    input: z.object({ courseId: id, changeId: id }),
    output: z.object({ count: z.int() }),
    errors: { memberChangeUnknown: null, membersChangedSince: null, classFull: null },
  }),
} as const
