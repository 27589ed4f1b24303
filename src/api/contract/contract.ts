/** Every endpoint there is. The service and the printed table read this; a page imports only its own area. */
import { course } from './areas/course.ts'
import { home } from './areas/home.ts'
import { homework } from './areas/homework.ts'
import { marking } from './areas/marking.ts'
import { paper } from './areas/paper.ts'
import { report } from './areas/report.ts'
import { setup } from './areas/setup.ts'
import { signOn } from './areas/sign-on.ts'
import { student } from './areas/student.ts'
import { user } from './areas/user.ts'

export const contract = { setup, signOn, user, course, paper, homework, home, marking, report, student } as const
