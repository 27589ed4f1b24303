import type pg from 'pg'
import type { BenchClass } from './bench-class.ts'

/** Classes of the school, assignments of each over three years, and answers per assignment. */
const size = { classes: 100, tasks: 120, students: 40, answers: 10 } as const

/**
 * A school of a hundred classes including the measured one, each with three years of assignments that everybody handed in.
 * Rows are written without checking foreign keys, which requires a superuser.
 */
export async function addSchool(pool: pg.Pool, { assignmentId, courseId, itemIds }: BenchClass): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(people, [courseId, size.classes - 1, size.students])
    await client.query(tasks, [assignmentId, size.tasks])
    await client.query(submissions, [assignmentId])
    await client.query(answers, [assignmentId, itemIds.slice(0, size.answers)])
    await client.query('analyze')
    await client.query('reset session_replication_role')
  } finally {
    client.release()
  }
}

const people = `
  with given as (select * from course where course_id = $1),
  made as (
    insert into course (course_name, course_code, school_id, lead_teacher_id, stage_id, subject_id, created_at)
    select course_name, 'bench' || class, school_id, lead_teacher_id, stage_id, subject_id, created_at
    from given, generate_series(1, $2::int) as class
    returning course_id, school_id, created_at
  ), learners as (
    insert into app_user (username, realname, u_type, school_id, password_hash, created_at)
    select 'bench' || course_id || '_' || student, '学生', 102, school_id, '-', created_at
    from made, generate_series(1, $3::int) as student
    returning uid, username, created_at
  )
  insert into member (course_id, uid, joined_at)
  select split_part(substr(username, 6), '_', 1)::bigint, uid, created_at from learners`

const tasks = `
  insert into assignment (assignment_name, course_id, paper_id, creator_id, kind, assignment_type, user_join_type, begin_time,
    end_time, score, published_at, created_at)
  select 'bench ' || task, course.course_id, paper_id, creator_id, kind, assignment_type, user_join_type,
    begin_time - task * interval '9 days', end_time - task * interval '9 days', score,
    published_at - task * interval '9 days', assignment.created_at
  from assignment, course, generate_series(1, $2::int) as task
  where assignment_id = $1 and (course_code like 'bench%' or course.course_id = assignment.course_id)
  order by task desc, course.course_id`

const submissions = `
  insert into submission (assignment_id, uid, started_at, submitted_at, objective_score)
  select assignment_id, uid, begin_time, begin_time, (uid * 7 + assignment_id * 3) % 50
  from assignment join member using (course_id) where assignment_id > $1 and assignment_name like 'bench %'
  order by assignment_id, uid`

const answers = `
  insert into answer (submission_id, item_id, value, score)
  select submission_id, item_id, substr('ABCD', (submission_id + item_id)::int % 4 + 1, 1), 0
  from submission, unnest($2::bigint[]) as item_id where assignment_id > $1
  order by submission_id, item_id`
