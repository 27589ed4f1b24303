import { startFirefox } from './firefox.ts'
import { mainJob } from './main-job.journey.ts'
import { members } from './members.journey.ts'
import { signIn } from './sign-in.journey.ts'
import { walkIn } from './stage.ts'

await walkIn('firefox', startFirefox, [signIn, mainJob, members])
