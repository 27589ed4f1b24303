import { getRouteApi } from '@tanstack/react-router'
import { StudentProductsScreen } from '#features/student-record/student-products.screen.tsx'

const route = getRouteApi('/teacher/shell/member/product/$uid')

export const MemberProductPage = () => <StudentProductsScreen studentId={Number(route.useParams().uid)} />
