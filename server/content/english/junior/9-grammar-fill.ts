import type { SeedQuestion } from '../../types.ts'
import { fill, prose } from '../builders.ts'
import { grammarFill } from './make.ts'

export const grade9GrammarFills: readonly SeedQuestion[] = [
  grammarFill(
    'en-9-gf-01',
    'en-rj2013-9-5',
    3,
    prose`
    Chinese paper cutting [[1]] (know) all over the world today. It has a history of more than 1,500 years. In the past, it
    was mostly [[2]] (do) by women in the countryside when they were free. Even today, pictures of flowers, birds and fish
    [[3]] (put) on windows and doors before every Spring Festival. Most of them are red, because red [[4]] (think) to be a
    lucky colour. A good artist must be very [[5]] (patience). Last year, we [[6]] (teach) to cut paper by a seventy-year-old
    artist. She [[7]] (make) her first paper cutting at the age of six. She told us that this old art should [[8]] (pass) on
    to young people.`,
    [
      fill('is known', '一般现在时的被动语态', 'today 提示现在，剪纸为人所知，用 is known。'),
      fill('done', '一般过去时的被动语态', 'was 后接过去分词构成被动语态，do 的过去分词是 done。'),
      fill('are put', '一般现在时的被动语态', '主语 pictures 是复数，图画被贴在门窗上，用 are put。'),
      fill('is thought', '一般现在时的被动语态', 'be thought to be 意为被认为是，主语 red 是单数。'),
      fill('patient', '词性转换', 'be 后用形容词作表语，patience 的形容词是 patient。'),
      fill('were taught', '一般过去时的被动语态', 'Last year 提示过去，主语 we 是被教的，用 were taught。'),
      fill('made', '一般过去时', '六岁时的动作，用一般过去时 made。'),
      fill('be passed', '含情态动词的被动语态', 'should 后接 be 加过去分词，be passed on 意为被传承下去。'),
    ],
  ),
  grammarFill(
    'en-9-gf-02',
    'en-rj2013-9-13',
    3,
    prose`
    Every year, millions of plastic bottles [[1]] (throw) away. Students at a middle school in the south have decided [[2]]
    (do) something about it. Three months ago, they [[3]] (put) special boxes outside their classrooms. If a student [[4]]
    (bring) ten bottles to the boxes, he or she gets a small green plant. So far, more than five thousand bottles [[5]]
    (collect). Last week, some of them [[6]] (turn) into pencil boxes by the art club. Instead of [[7]] (buy) bottled water,
    most students now carry their own cups. "It isn't difficult to be [[8]] (friend) to the earth," says the headmaster. "We
    just need to start with [[9]] (we)."`,
    [
      fill('are thrown', '一般现在时的被动语态', 'Every year 提示一般现在时，瓶子被扔掉，用 are thrown。'),
      fill('to do', '动词不定式', 'decide to do sth 意为决定做某事。'),
      fill('put', '一般过去时', 'Three months ago 提示一般过去时，put 的过去式不变。'),
      fill('brings', '一般现在时', 'if 从句用一般现在时，主语 a student 是第三人称单数。'),
      fill(
        'have been collected',
        '现在完成时的被动语态',
        'So far 提示现在完成时，瓶子被收集，用 have been collected。',
      ),
      fill('were turned', '一般过去时的被动语态', 'Last week 提示过去，by the art club 提示被动。'),
      fill('buying', '动名词', '介词短语 instead of 后接动名词。'),
      fill('friendly', '词性转换', 'be friendly to 意为对……友好。'),
      fill('ourselves', '反身代词', '从我们自己做起，用反身代词 ourselves。'),
    ],
  ),
]
