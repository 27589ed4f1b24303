import type { SeedQuestion } from '../../types.ts'
import { prose } from '../builders.ts'
import { marks, sentence, word, writing } from './make.ts'

export const grade7BDictations: readonly SeedQuestion[] = [
  word('en-7b-wd-001', 'en-rj2024-7b-1', 2, 'adj. 危险的', 'dangerous', '常用形容词', '由 danger 加 -ous 构成。'),
  word(
    'en-7b-wd-002',
    'en-rj2024-7b-2',
    2,
    'n. 校服；制服',
    'uniform',
    '校园生活词汇',
    '由 uni-（单一）和 form（形式）构成。',
  ),
  word('en-7b-wd-003', 'en-rj2024-7b-4', 2, 'n. 蔬菜', 'vegetable', '食物词汇', '中间的 e 发音很弱，但不能漏写。'),
  word(
    'en-7b-wd-004',
    'en-rj2024-7b-6',
    1,
    'n. 天气',
    'weather',
    '天气词汇',
    '不可数名词，注意与 whether（是否）读音相同而拼写不同。',
  ),
  word(
    'en-7b-wd-005',
    'en-rj2024-7b-7',
    2,
    'n. 千米；公里',
    ['kilometre', 'kilometer'],
    '数量词汇',
    '英式拼写为 kilometre，美式拼写为 kilometer。',
  ),
  word(
    'en-7b-wd-006',
    'en-rj2024-7b-8',
    3,
    'adv. 突然；忽然',
    'suddenly',
    '常用副词',
    '由 sudden 加 -ly 构成，双写 d。',
  ),
  sentence(
    'en-7b-st-01',
    'en-rj2024-7b-5',
    1,
    '他们正在操场上放风筝。',
    ["They're flying kites on the playground.", 'They are flying kites on the playground.'],
    '现在进行时',
    '动作正在进行，用 are 加动词 -ing。',
  ),
  sentence(
    'en-7b-st-02',
    'en-rj2024-7b-7',
    2,
    '我们上周没有去动物园。',
    ["We didn't go to the zoo last week.", 'We did not go to the zoo last week.'],
    '一般过去时',
    '过去时的否定式用 did not 加动词原形 go。',
  ),
]

export const grade7BWritings: readonly SeedQuestion[] = [
  writing(
    'en-7b-wr-01',
    'en-rj2024-7b-1',
    2,
    prose`
    学校“动物朋友”英语角请同学们介绍一种自己喜爱的动物。请写一篇短文参加活动。

    1. 它的外形特点；

    2. 它生活在哪里、吃什么；

    3. 它会做的有趣的事；

    4. 我们应该怎样保护它。

    要求：90-110 词，条理清楚，可适当发挥。`,
    prose`
    My favourite animal is the red panda. It is not very big, but it is really cute. It has red-brown hair, a white face
    and a long thick tail.

    Red pandas live in the mountain forests of southwest China and some countries near it. They mostly eat bamboo, and they
    also like fruit. They are good at climbing trees, and they often sleep in them. When it is cold, a red panda uses its
    tail to keep warm. How clever!

    There are not many red pandas in the wild now. We should not cut down their forests. Let's be their friends and help
    to save them.`,
    marks('外形特点；生活地和食物；有趣的本领；保护措施。'),
    '介绍动物',
    '用一般现在时介绍动物，按外形、习性、保护三个层次写。',
  ),
  writing(
    'en-7b-wr-02',
    'en-rj2024-7b-7',
    2,
    prose`
    请以“A Day to Remember”为题写一篇英语日记，记录一次难忘的集体活动。

    1. 时间、地点和天气；

    2. 至少三件做过的事；

    3. 最难忘的一刻；

    4. 你的感受或收获。

    要求：90-110 词，题目已给出，不计入词数。`,
    prose`
    It was sunny last Saturday. My classmates and I went to an old people's home near our school.

    We arrived at nine in the morning. First, we cleaned the rooms and the windows. Then some of us sang songs for the old
    people, and I played chess with Grandpa Sun. He was a great player, and he won all three games! After that, he told me
    about his school days. He walked ten kilometres to school every day. I was very surprised.

    When we left, Grandpa Sun held my hand and said, "Come again soon!" I felt tired but happy. Helping others made my day
    special.`,
    marks('时间、地点和天气；三件事；最难忘的一刻；感受或收获。'),
    '记叙活动',
    '全文用一般过去时，按时间顺序记叙，突出一个难忘的细节。',
  ),
]
