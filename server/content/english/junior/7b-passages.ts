import type { SeedQuestion } from '../../types.ts'
import { ask, fill, gap, prose } from '../builders.ts'
import { cloze, grammarFill, reading } from './make.ts'

export const grade7BPassages: readonly SeedQuestion[] = [
  reading(
    'en-7b-rd-01',
    'en-rj2024-7b-1',
    2,
    prose`
    Asian elephants are the biggest land animals in Asia. In China, about three hundred of them live in the forests of
    Yunnan. A grown-up elephant can eat about 150 kilograms of plants a day!

    Elephants live in families. The leader is usually an old mother elephant. She remembers where to find food and
    water. When there is danger, the big ones stand around the babies and keep them safe.

    In 2020, some elephants left their home in the south of Yunnan and began to walk north. They passed through fields,
    villages and towns. People didn't hurt them. They closed roads, stayed at home and put out corn and fruit for the
    hungry travellers. More than a year later, the elephants came back to the south safely. Their long trip was on TV in
    many countries. It helped people to remember that we share this world with animals.`,
    [
      ask(
        'How much can a grown-up Asian elephant eat a day?',
        ['About 15 kilograms.', 'About 50 kilograms.', 'About 150 kilograms.', 'About 300 kilograms.'],
        'C',
        '细节理解',
        '第一段说成年象每天大约吃 150 千克植物；300 是中国野生亚洲象的大致数量。',
      ),
      ask(
        'Who usually leads an elephant family?',
        ['A baby elephant.', 'A strong young elephant.', 'The tallest elephant.', 'An old mother elephant.'],
        'D',
        '细节理解',
        '第二段说象群的首领通常是一头年长的母象。',
      ),
      ask(
        'Who were "the hungry travellers"?',
        ['The drivers on the roads.', 'The elephants.', 'People from other countries.', 'The farmers.'],
        'B',
        '词义猜测',
        '前文说大象一路走过田野和村镇，人们拿出玉米和水果，hungry travellers 指这些大象。',
      ),
      ask(
        'What does the writer want to tell us?',
        [
          'People and animals should live together in peace.',
          'Elephants are dangerous to villages.',
          'Elephants like travelling to new places.',
          'People should watch more TV programmes.',
        ],
        'A',
        '主旨大意',
        '最后一句说我们与动物共享这个世界，文章强调人与动物和谐相处。',
      ),
    ],
  ),
  reading(
    'en-7b-rd-02',
    'en-rj2024-7b-7',
    2,
    prose`
    Last Friday, our class visited a tea farm in the hills. It rained in the morning, and many of us felt unhappy. "Rain
    is good for tea," said Mrs Hong, the farmer, with a smile. She gave each of us a basket and showed us how to pick
    the leaves. "Only take the small ones at the top," she told us.

    It looked easy, but after an hour my basket was still almost empty, and my back hurt. Mrs Hong's basket was full! She
    told us that she picked tea for eight hours a day every spring.

    In the afternoon, we learned to dry the leaves in a hot pan. The smell was wonderful. I took my tea home and gave it
    to my grandfather. He drank it slowly and said, "It's the best tea in the world." Now, every time I see a cup of tea,
    I think of the hard work behind it.`,
    [
      ask(
        'What was the weather like in the morning?',
        ['Sunny.', 'Rainy.', 'Snowy.', 'Windy.'],
        'B',
        '细节理解',
        '第一段说 It rained in the morning。',
      ),
      ask(
        'Which leaves did Mrs Hong tell the students to pick?',
        ['The small ones at the top.', 'The big ones at the top.', 'The dry ones.', 'All of the leaves.'],
        'A',
        '细节理解',
        '第一段说只采顶部的小叶子。',
      ),
      ask(
        "Why was the writer's basket almost empty after an hour?",
        ['The basket was too big.', 'It rained all day.', 'He gave his leaves to others.', 'Picking tea was not easy.'],
        'D',
        '推理判断',
        '看起来容易，但一小时后篮子几乎是空的，说明采茶并不容易。',
      ),
      ask(
        'What did the writer learn from the visit?',
        ['Rain is bad for tea.', 'Cooking is fun.', 'People work hard to make tea.', 'His grandfather grows tea.'],
        'C',
        '推理判断',
        '最后一句说看到茶就想到背后的辛勤劳动。',
      ),
    ],
  ),
  cloze(
    'en-7b-cz-01',
    'en-rj2024-7b-8',
    2,
    prose`
    Long ago, there was a small village in the mountains. Every evening, an old man [[1]] a big drum to tell people to
    stop working and go home. One day the drum [[2]]. "We need a new one," said the old man, "but we don't have enough
    [[3]]."

    A girl called A Mei heard this. She had no money, [[4]] she had a good idea. She went from door to door and [[5]] for
    old things. One family gave her some wood. [[6]] family gave her a large piece of leather. A young man [[7]] the wood
    into the right shape.

    Three days [[8]], a beautiful new drum stood in the middle of the village. "Who made this?" people asked. A Mei smiled
    and answered, "We [[9]] did." From then on, when people heard the drum, they always remembered: if everyone gives a
    little, small things can become something [[10]].`,
    [
      gap(['lost', 'beat', 'bought', 'drew'], 'B', '动词辨析', '每晚击鼓告诉大家收工，敲鼓用 beat a drum。'),
      gap(['slept', 'grew', 'swam', 'broke'], 'D', '动词辨析', '后面说需要一面新鼓，可知旧鼓破了。'),
      gap(
        ['money', 'rooms', 'rules', 'friends'],
        'A',
        '名词辨析',
        '后文 She had no money 与此呼应，是没有足够的钱买新鼓。',
      ),
      gap(['so', 'or', 'but', 'if'], 'C', '并列连词', '没有钱与有好主意是转折关系，用 but。'),
      gap(['paid', 'sent', 'left', 'asked'], 'D', '动词短语', 'ask for 意为请求得到，她挨家挨户征集旧东西。'),
      gap(['Another', 'Other', 'Others', 'Both'], 'A', '不定代词', '空后是单数名词 family，表示另一家用 Another。'),
      gap(
        ['ate', 'sold', 'cut', 'drank'],
        'C',
        '动词辨析',
        'cut the wood into the right shape 意为把木头切成合适的形状。',
      ),
      gap(['ago', 'later', 'early', 'never'], 'B', '副词辨析', '以故事中的时间为起点，三天后用 three days later。'),
      gap(['hardly', 'never', 'still', 'all'], 'D', '副词辨析', '这面鼓是大家一起做成的，用 We all did.'),
      gap(['great', 'wrong', 'strange', 'difficult'], 'A', '形容词辨析', '人人出一点力，小事也能成就大事，用 great。'),
    ],
  ),
  grammarFill(
    'en-7b-gf-01',
    'en-rj2024-7b-7',
    2,
    prose`
    Last Saturday, my class [[1]] (visit) the science museum. We [[2]] (get) there at nine o'clock. In the first hall, a
    robot [[3]] (say) hello to us in five [[4]] (language). Then we [[5]] (watch) a short film about space. I [[6]] (not
    know) before that light from the sun takes about eight minutes to reach the earth! After lunch, we [[7]] (make) paper
    planes, and mine [[8]] (fly) for more than twenty metres. It was great fun [[9]] (learn) science in this way.`,
    [
      fill('visited', '一般过去时', 'Last Saturday 提示用一般过去时。'),
      fill('got', '一般过去时', '叙述过去的事，get 的过去式是 got。'),
      fill('said', '一般过去时', 'say 的过去式是 said。'),
      fill('languages', '名词复数', 'five 后接可数名词复数。'),
      fill('watched', '一般过去时', '叙述过去的事，watch 加 -ed。'),
      fill(["didn't know", 'did not know'], '一般过去时', '过去时的否定式用 did not 加动词原形。'),
      fill('made', '一般过去时', 'make 的过去式是 made。'),
      fill('flew', '一般过去时', 'fly 的过去式是 flew。'),
      fill(['to learn', 'learning'], '非谓语动词', 'It is fun to do sth 和 It is fun doing sth 都可以表示做某事有趣。'),
    ],
  ),
]
