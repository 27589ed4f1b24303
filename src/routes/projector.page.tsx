import { useParams } from '@tanstack/react-router'
import { ProjectorScreen } from '#features/projector/projector.screen.tsx'

export function ProjectorPage() {
  const { courseId, homeworkId } = useParams({ from: '/teacher/course/$courseId/homework/$homeworkId/screen' })
  return <ProjectorScreen courseId={Number(courseId)} assignmentId={Number(homeworkId)} />
}
