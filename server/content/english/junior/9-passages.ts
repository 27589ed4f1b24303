import type { SeedQuestion } from '../../types.ts'
import { ask, gap, prose } from '../builders.ts'
import { cloze, reading } from './make.ts'

export const grade9Passages: readonly SeedQuestion[] = [
  reading(
    'en-9-rd-01',
    'en-rj2013-9-6',
    2,
    prose`
    Some of the most useful things in our lives came from a "mistake". The small sticky note is one of them.

    In 1968, an American scientist named Spencer Silver was trying to make a very strong glue. Instead, he got a very weak
    one. It could stick to paper, but it could be taken off easily. For years he told people in his company about it, but
    nobody could think of a use for it.

    Six years later, Art Fry, who worked for the same company, had a small problem. He sang in a group, and the pieces of
    paper that he used to mark pages in his song book kept falling out. Then he remembered Silver's glue. With a little of
    it, the paper would stay in place without damaging the book!

    The company was not sure that people would pay for such paper, so it gave away free notes in one city. People who had
    used them could not do without them any more. In 1980, the notes went on sale all over the country. Today they can be
    found in offices, schools and homes around the world.`,
    [
      ask(
        'What was Spencer Silver trying to make in 1968?',
        ['A very strong glue.', 'A weak glue.', 'A song book.', 'A kind of paper.'],
        'A',
        '细节理解',
        '第二段说他想做的是强力胶，结果得到了弱胶。',
      ),
      ask(
        "Why did Art Fry think of Silver's glue?",
        [
          'He wanted to sell song books.',
          'His company asked him to do so.',
          'His pieces of paper kept falling out.',
          'He had damaged a book.',
        ],
        'C',
        '细节理解',
        '第三段说他夹在歌本里做记号的纸片总是掉出来。',
      ),
      ask(
        'Which is the right order?\n① Free notes were given away.\n② Silver got a weak glue.\n③ The notes were sold all over the country.\n④ Fry thought of a use for the glue.',
        ['②①④③', '④②①③', '④②③①', '②④①③'],
        'D',
        '事件排序',
        '先得到弱胶，六年后 Fry 想到用途，然后免费发放，1980 年全国销售。',
      ),
      ask(
        'What can we learn from the passage?',
        [
          'Strong glue is always better.',
          'A failure may turn out to be useful.',
          'Good ideas come only from scientists.',
          'Free things are never good.',
        ],
        'B',
        '主旨大意',
        '文章用便利贴的故事说明失误也可能变成有用的发明。',
      ),
    ],
  ),
  reading(
    'en-9-rd-02',
    'en-rj2013-9-4',
    3,
    prose`
    When she was in Grade 6, Zhou Ying used to hide behind the tallest girl in every class photo. She was afraid of being
    seen, and she was even more afraid of being asked a question. Whenever a teacher looked at her, her face turned red.

    Things changed because of a dog. In the summer before Grade 7, her family took in an old dog called Biscuit. Biscuit was
    nervous, too. He hid under the table when visitors came. A neighbour who trained dogs told Zhou Ying, "Don't push him.
    Just help him to do one small brave thing every day." On the first day, Biscuit walked to the door. A week later, he let
    the neighbour touch his head. Two months later, he ran happily in the park.

    Zhou Ying decided to follow the same plan. On Monday she said good morning to a classmate she hardly knew. On Tuesday
    she asked one question in class. Little by little, it became easier. This term, she gave a speech about Biscuit in front
    of the whole school. "My voice was fine," she says with a laugh, "but my legs were shaking. Luckily, they were behind
    the desk."`,
    [
      ask(
        'What was Zhou Ying like in Grade 6?',
        ['Proud.', 'Shy.', 'Lazy.', 'Brave.'],
        'B',
        '推理判断',
        '第一段说她怕被看见、怕被提问，容易脸红，说明她很害羞。',
      ),
      ask(
        'What did the neighbour tell Zhou Ying to do?',
        [
          'To take Biscuit to the park every day.',
          'To leave Biscuit alone.',
          'To invite more visitors.',
          'To help Biscuit become brave step by step.',
        ],
        'D',
        '细节理解',
        '邻居建议不要逼它，每天帮它做一件小小的勇敢的事。',
      ),
      ask(
        'What does "the same plan" mean?',
        [
          'Doing one small brave thing every day.',
          'Training dogs with the neighbour.',
          'Giving a speech every term.',
          'Walking to the door every day.',
        ],
        'A',
        '词义猜测',
        '后文她每天做一件小事锻炼自己，与训练小狗的方法相同。',
      ),
      ask(
        'What can we learn about Zhou Ying from her words at the end?',
        [
          "She wasn't nervous at all.",
          'She forgot her words.',
          'She was nervous, but she can laugh about it.',
          'She hurt her legs.',
        ],
        'C',
        '推理判断',
        '她笑着说当时腿在发抖，可知她紧张过，但现在能轻松谈起。',
      ),
    ],
  ),
  cloze(
    'en-9-cz-01',
    'en-rj2013-9-12',
    3,
    prose`
    I had never planned to be on the stage that night. My [[1]] was to sit beside our pianist, Yang Lan, and turn the pages
    for her.

    Ten minutes before the concert began, Yang Lan came in with a pale face. She had [[2]] her finger in a door. "I can't
    play," she said. Our music teacher looked round the room, and then her eyes [[3]] on me. "You've heard this piece a
    hundred times, and you play well," she said. "You'll have to [[4]] it."

    I wanted to say no, [[5]] there was nobody else. When I sat down at the piano, my hands were as [[6]] as ice. Yang Lan
    sat down beside me, [[7]] I usually sat. "Don't look at the people," she said softly. "Look at the page. I'll turn it
    for you."

    So we changed places. I made two [[8]] in the first minute, but after that I forgot that anyone was [[9]]. When it was
    over, people stood up and clapped.

    I have never forgotten that evening. It taught me that the person beside you can be just as [[10]] as the one in the
    light.`,
    [
      gap(['hobby', 'dream', 'job', 'lesson'], 'C', '名词辨析', '“我”的任务是坐在钢琴手旁翻谱，用 job。'),
      gap(['hurt', 'lost', 'washed', 'counted'], 'A', '动词辨析', '她不能弹琴，因为手指被门夹伤了。'),
      gap(['filled', 'closed', 'opened', 'fell'], 'D', '动词短语', 'her eyes fell on me 意为她的目光落在我身上。'),
      gap(['write', 'play', 'sell', 'forget'], 'B', '动词辨析', '老师要“我”代替钢琴手弹这首曲子。'),
      gap(['but', 'or', 'so', 'because'], 'A', '并列连词', '想拒绝，但没有别人可以上场，前后转折用 but。'),
      gap(['hot', 'soft', 'quick', 'cold'], 'D', '形容词辨析', 'as cold as ice 意为冰冷，表现紧张。'),
      gap(['who', 'where', 'which', 'what'], 'B', '定语从句', '表示在我平常坐的地方，用 where 引导从句。'),
      gap(
        ['jokes', 'friends', 'mistakes', 'decisions'],
        'C',
        '名词辨析',
        'make mistakes 意为出错，与后面的 but 相呼应。',
      ),
      gap(['singing', 'sleeping', 'leaving', 'listening'], 'D', '动词辨析', '投入演奏后忘了有人在听。'),
      gap(
        ['important', 'dangerous', 'expensive', 'careless'],
        'A',
        '形容词辨析',
        '身边默默帮助你的人和聚光灯下的人同样重要。',
      ),
    ],
  ),
]
