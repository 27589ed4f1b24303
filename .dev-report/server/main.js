import hex from "crypto-js/enc-hex.js";
import sha256 from "crypto-js/sha256.js";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, sql } from "drizzle-orm";
import { QueryBuilder, alias, bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import { NodePgTransaction, drizzle } from "drizzle-orm/node-postgres";
import writeExcelFile from "write-excel-file/node";
import os from "node:os";
import { hash, verify } from "@node-rs/argon2";
import path from "node:path";
import pino from "pino";
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, unlinkSync } from "node:fs";
import net from "node:net";
import pg from "pg";
import { Worker } from "node:worker_threads";
import { Duplex } from "node:stream";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import http from "node:http";
import { RequestError, getRequestListener } from "@hono/node-server";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import PgBoss from "pg-boss";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// src/api/contract/password-digest.ts
/** What leaves the page instead of a password: `hex(SHA256(hex(SHA256(password + ':podium'))))`, lower case. */
var passwordDigest$1 = (password) => sha256(sha256(`${password}:podium`).toString(hex)).toString(hex);
// src/api/contract/endpoint.ts
var isSignedIn = (access) => access !== "public" && access !== "pre-login";
/** Declares an endpoint; literal types are kept so that handlers and calls are checked against them. */
var endpoint = (data) => data;
var isFile = (output) => "file" in output;
// src/domain/language.ts
var languageOf = (header) => header?.toLowerCase().startsWith("en") ? "en" : "zh-CN";
// src/domain/wire/form.ts
var limits$2 = {
	fields: 1e3,
	bytes: 65536,
	depth: 8
};
/** Names that mean something else than data to an ordinary object. */
var forbiddenSegments = /* @__PURE__ */ new Set([
	"",
	"__proto__",
	"constructor",
	"prototype"
]);
var emptyRecord = () => Object.create(null);
/** Text behind `+` and `%` escapes, or why it is none. */
function unescaped(raw) {
	if (/%(?![\dA-Fa-f]{2})/.test(raw)) return "badEscape";
	try {
		return { text: decodeURIComponent(raw.replaceAll("+", " ")) };
	} catch {
		return "badUtf8";
	}
}
var isTooLong = (text) => text.length > limits$2.bytes || text.length * 3 > limits$2.bytes && new TextEncoder().encode(text).length > limits$2.bytes;
function refusalOfText(text) {
	if (isTooLong(text)) return "fieldTooLong";
	if (!text.isWellFormed()) return "badUtf8";
	return text.includes("\0") ? "nulCharacter" : null;
}
/** Puts one leaf into the tree, or says why it has no place there. */
function place(root, name, value) {
	const segments = name.split(".", limits$2.depth + 1);
	if (segments.length > limits$2.depth) return "tooDeep";
	if (segments.some((segment) => forbiddenSegments.has(segment))) return "badName";
	const last = segments.pop() ?? "";
	let parent = root;
	for (const segment of segments) {
		const next = parent[segment] ??= emptyRecord();
		if (typeof next === "string") return "leafAndParent";
		parent = next;
	}
	const present = parent[last];
	if (present !== void 0) return typeof present === "string" ? "duplicatedName" : "leafAndParent";
	parent[last] = value;
	return null;
}
function* pairsOf(body) {
	for (const pair of body.split("&")) {
		if (pair === "") continue;
		const equals = pair.indexOf("=");
		const name = unescaped(equals === -1 ? pair : pair.slice(0, equals));
		const value = unescaped(equals === -1 ? "" : pair.slice(equals + 1));
		if (typeof name === "string") yield name;
		else if (typeof value === "string") yield value;
		else yield [name.text, value.text];
	}
}
/**
* A form body (or pairs that somebody already unescaped, such as URLSearchParams) as nested records without prototype.
* Refused are: a bad escape, invalid UTF-8, NUL, a name that is empty, doubled, dangerous (`__proto__`) or both field
* and group, over 1,000 fields, over 64 KiB (UTF-8) in one name or value, over 8 levels.
*/
function decodeForm(body) {
	const root = emptyRecord();
	let count = 0;
	for (const pair of typeof body === "string" ? pairsOf(body) : body) {
		if (typeof pair === "string") return {
			ok: false,
			reason: pair
		};
		const [name, value] = pair;
		const reason = (++count > limits$2.fields ? "tooManyFields" : null) ?? refusalOfText(name) ?? refusalOfText(value) ?? place(root, name, value);
		if (reason !== null) return {
			ok: false,
			reason
		};
	}
	return {
		ok: true,
		value: root
	};
}
// server/core/refusal.ts
/** A request that never reaches a handler: undecodable, not allowed, or broken. Carries an HTTP status and both texts. */
var Refusal = class extends Error {
	status;
	texts;
	constructor(status, zh, en) {
		super(en);
		this.status = status;
		this.texts = {
			"zh-CN": zh,
			en
		};
	}
};
/** Reads and decodes a form body within its limits; throws Refusal (400, 413, 415). */
async function readForm(request) {
	if (request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() !== "application/x-www-form-urlencoded") throw new Refusal(415, "请求格式不支持", "Unsupported content type");
	const bytes = await readBytes(request);
	const decoded = decodeForm(decodeUtf8(bytes));
	if (!decoded.ok) throw undecodable();
	return {
		fields: decoded.value,
		bytes
	};
}
/** A sender that goes away in the middle is refused like one that sends nonsense: it is no fault of the service. */
async function readBytes(request) {
	if (Number(request.headers.get("content-length") ?? 0) > 1048576) throw tooLarge();
	if (request.body === null) return /* @__PURE__ */ new Uint8Array();
	const chunks = [];
	let size = 0;
	try {
		for await (const chunk of request.body) {
			size += chunk.byteLength;
			if (size > 1048576) throw tooLarge();
			chunks.push(chunk);
		}
	} catch (error) {
		throw error instanceof Refusal ? error : undecodable();
	}
	return Buffer.concat(chunks);
}
function decodeUtf8(bytes) {
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes);
	} catch {
		throw undecodable();
	}
}
var undecodable = () => new Refusal(400, "请求内容无法读取，请刷新页面重试", "The request cannot be read; reload the page");
var tooLarge = () => new Refusal(413, "内容太大，请分几次保存", "This is too large; save it in parts");
// server/core/cookies.ts
var names = {
	portal: "sid",
	student: "stu",
	phone: "phone"
};
/**
* Session cookies, one a surface. Behind TLS the `__Host-` form; on http over loopback the same names without prefix and
* Secure, because Safari refuses Secure cookies there.
*/
function cookieName(surface, secure) {
	return secure ? `__Host-${names[surface]}` : names[surface];
}
var newToken = () => randomBytes(32).toString("base64url");
var hashToken = (token) => createHash("sha256").update(token).digest("hex");
/** The value of a cookie in a Cookie header; null when it is absent, doubled or malformed. */
function readCookie(header, name) {
	const values = (header ?? "").split(";").map((pair) => pair.trim()).filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
	const value = values.length === 1 ? values[0] : void 0;
	return value !== void 0 && /^[\w-]{43}$/.test(value) ? value : null;
}
var setCookie = (surface, token, secure) => `${cookieName(surface, secure)}=${token}; Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
var clearCookie = (surface, secure) => `${setCookie(surface, "", secure)}; Max-Age=0`;
// src/api/contract/errors.ts
var errors = {
	wrongPassword: {
		code: -27,
		"zh-CN": "登录名或密码错误",
		en: "Wrong account or password"
	},
	accountLocked: {
		code: -29,
		"zh-CN": "账号已被锁定，可修改密码或明天再试！",
		en: "The account is locked. Change the password or try again tomorrow."
	},
	notTeacher: {
		code: -2,
		"zh-CN": "请登录教师账号",
		en: "Please sign in with a teacher account"
	},
	notStudent: {
		code: -3,
		"zh-CN": "请登录学生账号",
		en: "Please sign in with a student account"
	},
	paperEmpty: {
		code: 2001,
		"zh-CN": "这份试卷还没有题目，不能布置",
		en: "This paper has no questions yet"
	},
	endBeforeBegin: {
		code: 2002,
		"zh-CN": "截止时间要晚于开始时间",
		en: "The end must be after the beginning"
	},
	endInPast: {
		code: 2003,
		"zh-CN": "截止时间已经过去，请改晚一些",
		en: "The end has passed; choose a later time"
	},
	noStudents: {
		code: 2004,
		"zh-CN": "请至少选一名学生",
		en: "Choose at least one student"
	},
	studentNotInClass: {
		code: 2005,
		"zh-CN": "所选学生里有人已不在这个班，请刷新名单",
		en: "A chosen student is no longer in this class; refresh the list"
	},
	alreadyPublished: {
		code: 2006,
		"zh-CN": "这项任务已经发布",
		en: "This task is already published"
	},
	notPublished: {
		code: 2007,
		"zh-CN": "这项任务还没有发布",
		en: "This task is not published yet"
	},
	alreadyStarted: {
		code: 2008,
		"zh-CN": "这项任务已经开始",
		en: "This task has already begun"
	},
	alreadyFinished: {
		code: 2009,
		"zh-CN": "这项任务已经结束",
		en: "This task has already ended"
	},
	hasSubmissions: {
		code: 2010,
		"zh-CN": "已有学生提交，不能删除；可以提前结束",
		en: "Students have submitted, so it cannot be deleted; end it instead"
	},
	stillUnmarked: {
		code: 2011,
		"zh-CN": "还有答卷没有批改，批完再发布成绩",
		en: "Some scripts are still unmarked"
	},
	nothingToPublish: {
		code: 2012,
		"zh-CN": "还没有人提交，没有成绩可发布",
		en: "Nobody has submitted yet"
	},
	scoresPublished: {
		code: 2013,
		"zh-CN": "成绩已经发布",
		en: "The scores are already published"
	},
	seenByStudents: {
		code: 2014,
		"zh-CN": "已有学生看过成绩，不能撤回",
		en: "A student has seen the scores, so they cannot be withdrawn"
	},
	nobodyToRemind: {
		code: 2015,
		"zh-CN": "所选学生都已提交，不用提醒",
		en: "All chosen students have submitted"
	},
	notSubmitted: {
		code: 2016,
		"zh-CN": "这名学生还没有提交",
		en: "This student has not submitted"
	},
	scoreOutOfRange: {
		code: 2017,
		"zh-CN": "分数超出这一项的满分",
		en: "The score is above the maximum"
	},
	markedByOther: {
		code: 2018,
		"zh-CN": "这份答卷刚被改过分，请看一下新的分数",
		en: "This script was marked meanwhile; look at the new score"
	},
	notYetOpen: {
		code: 2019,
		"zh-CN": "还没到开始时间",
		en: "This has not begun yet"
	},
	closed: {
		code: 2020,
		"zh-CN": "已过截止时间，不能再交",
		en: "The time is over"
	},
	alreadySubmitted: {
		code: 2021,
		"zh-CN": "这份作业已经交过了",
		en: "This work has already been handed in"
	},
	answerUnknown: {
		code: 2022,
		"zh-CN": "答案里有这份试卷没有的题目",
		en: "An answer belongs to no item of this paper"
	},
	answerInvalid: {
		code: 2023,
		"zh-CN": "这道题的答案格式不对",
		en: "The answer does not fit this item"
	},
	scoresNotPublished: {
		code: 2024,
		"zh-CN": "老师还没有发布成绩",
		en: "The scores are not published yet"
	},
	keyInvalid: {
		code: 2025,
		"zh-CN": "答案不合这道题的题型，请检查",
		en: "The key does not fit this item"
	},
	keyChangedByOther: {
		code: 2027,
		"zh-CN": "这道题的答案刚被改过，请看一下新的答案",
		en: "The key was changed meanwhile; look at the new one"
	},
	stillRunning: {
		code: 2028,
		"zh-CN": "还有学生在作答，等任务结束或大家都交了再发布成绩",
		en: "Students are still at work; publish the scores when the task is over or all have handed in"
	},
	itemUnknown: {
		code: 2029,
		"zh-CN": "这份试卷里没有这道题",
		en: "This paper has no such item"
	},
	jobUnknown: {
		code: 2030,
		"zh-CN": "没有这个任务，可能已过期",
		en: "There is no such job; it may have expired"
	},
	scriptUnknown: {
		code: 2031,
		"zh-CN": "这项任务里没有这份答卷",
		en: "This task has no such script"
	}
};
// src/api/contract/field-names.ts
/** What the fields of inputs are called on screen, by the last segment of their path. */
var fieldNames = {
	answers: {
		"zh-CN": "答案",
		en: "Answers"
	},
	beginTime: {
		"zh-CN": "开始时间",
		en: "Begin"
	},
	bookId: {
		"zh-CN": "课本",
		en: "Book"
	},
	comment: {
		"zh-CN": "评语",
		en: "Comment"
	},
	courseId: {
		"zh-CN": "班级",
		en: "Class"
	},
	criteria: {
		"zh-CN": "评分",
		en: "Scores"
	},
	currentPage: {
		"zh-CN": "页码",
		en: "Page"
	},
	duration: {
		"zh-CN": "答题时长",
		en: "Duration"
	},
	endTime: {
		"zh-CN": "截止时间",
		en: "End"
	},
	itemId: {
		"zh-CN": "题目",
		en: "Item"
	},
	jobId: {
		"zh-CN": "任务编号",
		en: "Job"
	},
	key: {
		"zh-CN": "答案",
		en: "Key"
	},
	keyRev: {
		"zh-CN": "答案版本",
		en: "Key revision"
	},
	keyword: {
		"zh-CN": "搜索内容",
		en: "Search text"
	},
	kind: {
		"zh-CN": "任务种类",
		en: "Kind"
	},
	pageSize: {
		"zh-CN": "每页条数",
		en: "Rows a page"
	},
	paperId: {
		"zh-CN": "试卷",
		en: "Paper"
	},
	password: {
		"zh-CN": "密码",
		en: "Password"
	},
	rev: {
		"zh-CN": "版本",
		en: "Revision"
	},
	scope: {
		"zh-CN": "范围",
		en: "Scope"
	},
	scorePublish: {
		"zh-CN": "成绩发布",
		en: "Score publishing"
	},
	sort: {
		"zh-CN": "排序",
		en: "Sorting"
	},
	sortBy: {
		"zh-CN": "排序项",
		en: "Sort column"
	},
	status: {
		"zh-CN": "状态",
		en: "Status"
	},
	subjectId: {
		"zh-CN": "学科",
		en: "Subject"
	},
	submissionId: {
		"zh-CN": "答卷",
		en: "Script"
	},
	testId: {
		"zh-CN": "任务",
		en: "Task"
	},
	testName: {
		"zh-CN": "任务名",
		en: "Task name"
	},
	testStatus: {
		"zh-CN": "任务状态",
		en: "Task status"
	},
	testType: {
		"zh-CN": "任务类型",
		en: "Task type"
	},
	uid: {
		"zh-CN": "学生",
		en: "Student"
	},
	uids: {
		"zh-CN": "学生",
		en: "Students"
	},
	userJoinType: {
		"zh-CN": "布置范围",
		en: "Who"
	},
	username: {
		"zh-CN": "账号",
		en: "Account"
	},
	utype: {
		"zh-CN": "账号类型",
		en: "Account type"
	},
	value: {
		"zh-CN": "内容",
		en: "Value"
	},
	viewed: {
		"zh-CN": "查看状态",
		en: "Viewed"
	}
};
// src/api/contract/input-problem.ts
var problems = {
	missing: {
		"zh-CN": "请填写",
		en: "is required"
	},
	tooLong: {
		"zh-CN": "太长了，请缩短",
		en: "is too long"
	},
	tooLarge: {
		"zh-CN": "超出了允许的最大值",
		en: "is above the allowed maximum"
	},
	tooSmall: {
		"zh-CN": "小于允许的最小值",
		en: "is below the allowed minimum"
	},
	malformed: {
		"zh-CN": "格式不对，请检查",
		en: "has a wrong form"
	}
};
/** The first field that does not fit, and what is wrong with it in words; said alike by the page and the service. */
function inputProblem(issues, language) {
	const issue = issues[0];
	const path = (issue?.path ?? []).filter((segment) => typeof segment === "string");
	const name = fieldNames[path.at(-1) ?? ""]?.[language] ?? path.join(".");
	const problem = problems[issue ? problemOf(issue) : "malformed"][language];
	return {
		field: path.join("."),
		message: language === "en" ? `${name} ${problem}` : `${name}：${problem}`
	};
}
function problemOf(issue) {
	if (issue.code === "invalid_type" && issue.input === void 0) return "missing";
	if (issue.code === "too_small") return issue.origin === "string" || issue.origin === "array" ? "missing" : "tooSmall";
	if (issue.code === "too_big") return issue.origin === "string" || issue.origin === "array" ? "tooLong" : "tooLarge";
	return "malformed";
}
// src/api/contract/result-codes.ts
/**
* Result policy (specification §7 "Handling of answers"). The specification reuses numbers, so a number is looked up
* among the errors of its endpoint first and only then here.
*/
var resultCodes = {
	ok: 0,
	invalidInput: 1001,
	notFound: 1002,
	forbidden: 1003,
	staleRevision: 1004,
	idempotencyConflict: 1005,
	functionClosed: 1006,
	fault: 1500,
	notLoggedIn: -23,
	loginElsewhere: -25,
	ticketNeeded: -21,
	ticketExpired: -22,
	alreadyDone: -24,
	alreadySaved: -26,
	notCertified: -4
};
// src/api/contract/result-texts.ts
var globalTexts = {
	notFound: {
		"zh-CN": "没有找到，可能已被删除",
		en: "Not found; it may have been deleted"
	},
	forbidden: {
		"zh-CN": "您没有这项操作的权限",
		en: "You may not do this"
	},
	idempotencyConflict: {
		"zh-CN": "这次提交和上一次内容不同，请刷新后重试",
		en: "This differs from what was sent before; reload and try again"
	},
	notLoggedIn: {
		"zh-CN": "请先登录",
		en: "Please sign in"
	},
	loginElsewhere: {
		"zh-CN": "当前登录的是另一个账号，请重新登录",
		en: "Another account is signed in; sign in again"
	},
	fault: {
		"zh-CN": "服务出了点问题，请稍后再试",
		en: "Something went wrong; try again later"
	}
};
// server/core/envelope.ts
/** `{"data": …, "result": {"code": 0, "msg": ""}}` (specification §7). */
var envelope = (data, code, msg) => JSON.stringify({
	data,
	result: {
		code,
		msg
	}
});
var success = (data) => envelope(data, resultCodes.ok, "");
var globalFailure = (id, language) => envelope(null, resultCodes[id], globalTexts[id][language]);
/** An input that does not fit its schema; `data.field` names the first field. */
function invalidInput(issues, language) {
	const { field, message } = inputProblem(issues, language);
	return envelope({ field }, resultCodes.invalidInput, message);
}
/** A declared error in an endpoint's own words. */
function declaredFailure(endpoint, id, data, language) {
	if (!endpoint.errors.includes(id)) throw new Error(`${endpoint.path} does not declare ${id}`);
	return envelope(data, errors[id].code, errors[id][language]);
}
var json$1 = (body, status = 200) => new Response(body, {
	status,
	headers: { "content-type": "application/json; charset=utf-8" }
});
// server/core/file-answer.ts
/** The file as an attachment (RFC 6266: an ASCII name and, beside it, the real one). */
function fileAnswer(result) {
	if (!isMadeFile(result)) throw new Error("The handler of a file endpoint made no file");
	const ascii = result.name.replaceAll(/[^\w.-]+/g, "_");
	const encoded = encodeURIComponent(result.name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
	return new Response(Buffer.from(result.bytes), { headers: {
		"content-type": result.type,
		"content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
	} });
}
var isMadeFile = (value) => typeof value === "object" && value !== null && "name" in value && "bytes" in value && value.bytes instanceof Uint8Array;
// server/core/implement.ts
/** A declared error on its way out of a handler; `data` travels in the envelope. */
var Declared = class {
	id;
	data;
	constructor(id, data) {
		this.id = id;
		this.data = data;
	}
};
/** Thrown for an object that went away between the core's check and the handler: answered like an unknown one. */
var Gone = class extends Error {};
/**
* Ties an area of the contract to its handlers. A missing or surplus handler, a wrong output and an error that the
* endpoint does not declare do not compile.
*/
var implementWith = () => (area, handlers) => Object.entries(area).map(([name, endpoint]) => ({
	endpoint,
	handle: handlers[name]
}));
// server/core/origin-rule.ts
var agentPattern = /^(web|desktop)\/\d{1,3}(\.\d{1,3}){1,3}$/;
/**
* Cross-site request rule for every POST: the agent header, which no form can send, and an origin of ours. Newer
* browsers say `Sec-Fetch-Site`; where it is missing, `Origin` must be on the list to the letter. Throws Refusal (403).
*/
function checkOrigin(headers, allowedOrigins) {
	if (!agentPattern.test(headers.get("x-teacher-agent") ?? "")) throw refused();
	const site = headers.get("sec-fetch-site");
	const origin = headers.get("origin");
	if (site === "same-origin") return;
	if (!(site === null || site === "same-site") || origin === null || !allowedOrigins.has(origin)) throw refused();
}
var refused = () => new Refusal(403, "请求来源不被允许，请从讲台页面重试", "This request did not come from a Podium page; try again there");
// server/core/ports.ts
var surfaceOf = {
	teacher: "portal",
	schoolOwner: "portal",
	student: "student",
	phone: "phone"
};
// server/core/security-headers.ts
/** Headers of every answer, whatever it is. */
var everywhere = {
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "no-referrer",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "camera=(self), microphone=(self), geolocation=(), payment=(), usb=()"
};
/** For answers that are no page: nothing may be loaded, run or framed. */
var dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** For a page: its own scripts and styles; style attributes are what React, Mantine and KaTeX set. */
var pagePolicy = (nonce) => [
	"default-src 'none'",
	"script-src 'self'",
	`style-src 'self' 'nonce-${nonce}'`,
	"style-src-attr 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"font-src 'self' data:",
	"connect-src 'self'",
	"media-src 'self' blob:",
	"worker-src 'self'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
	"object-src 'none'"
].join("; ");
/** Adds the headers that every answer carries; over TLS also strict transport. */
function secured(response, secure) {
	const { headers } = response;
	for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
	if (secure) headers.set("strict-transport-security", "max-age=31536000");
	if (!headers.has("content-security-policy")) headers.set("content-security-policy", dataPolicy);
	if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
	return response;
}
// server/core/service.ts
function createService(options) {
	const byPath = new Map(options.endpoints.map((implemented) => [implemented.endpoint.path, implemented]));
	return async (request) => {
		const started = performance.now();
		const requestId = randomBytes(8).toString("hex");
		const language = languageOf(request.headers.get("accept-language"));
		const path = new URL(request.url).pathname;
		const seen = { uid: null };
		const response = await answer$1(options, byPath.get(path), request, requestId, language, seen).catch((error) => failed(error, options.log, requestId, path, language));
		response.headers.set("x-request-id", requestId);
		options.log.request({
			requestId,
			path: byPath.has(path) ? path : "-",
			uid: seen.uid,
			status: response.status,
			milliseconds: Math.round(performance.now() - started)
		});
		return secured(response, options.secure);
	};
}
async function answer$1(options, implemented, request, requestId, language, seen) {
	if (implemented === void 0) throw new Refusal(404, "没有这个地址", "No such address");
	if (request.method !== "POST") throw new Refusal(405, "请求方式不支持", "Use POST");
	checkOrigin(request.headers, options.allowedOrigins);
	const { fields, bytes } = await readForm(request);
	const { endpoint } = implemented;
	const now = options.now();
	const surface = isSignedIn(endpoint.access) ? surfaceOf[endpoint.access] : null;
	const token = surface && readCookie(request.headers.get("cookie"), cookieName(surface, options.secure));
	const caller = surface && token ? await options.ports.sessions.find(hashToken(token), surface, now) : null;
	seen.uid = caller?.uid ?? null;
	const cookies = [];
	const response = await checked({
		options,
		request,
		implemented,
		endpoint,
		language,
		requestId,
		now,
		fields,
		body: bytes,
		token,
		caller,
		cookies
	});
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	return response;
}
/**
* Session, expected user, input and ownership, in this order; then the handler. A write looks at the ownership after its
* key: what it deleted is gone when it is repeated.
*/
async function checked(call) {
	const { endpoint, caller, language, request } = call;
	if (isSignedIn(endpoint.access)) {
		if (caller === null) return json$1(globalFailure("notLoggedIn", language));
		if (endpoint.access === "schoolOwner" && !caller.isSchoolOwner) return json$1(globalFailure("forbidden", language));
		if (endpoint.effect === "write" && request.headers.get("x-expected-uid") !== String(caller.uid)) return json$1(globalFailure("notLoggedIn", language));
	}
	const input = z.safeParse(endpoint.input, call.fields, { reportInput: true });
	if (!input.success) return json$1(invalidInput(input.error.issues, language));
	if (endpoint.effect === "write" && caller !== null) return write(call, caller, input.data);
	const { db } = call.options.ports;
	if (caller !== null && !await ownsAll(call, db, caller, input.data)) return json$1(globalFailure("notFound", language));
	return read(call, input.data);
}
var idFieldOf = {
	course: "courseId",
	test: "testId",
	assignedTest: "testId",
	paper: "paperId",
	ownPaper: "paperId"
};
var objectOwners = (owner) => (typeof owner === "string" ? [owner] : owner).filter((one) => one !== "none" && one !== "self");
async function ownsAll(call, db, caller, input) {
	const { ports } = call.options;
	for (const owner of objectOwners(call.endpoint.owner)) {
		const id = input[idFieldOf[owner]];
		if (typeof id === "number" && !await ports.owns(db, caller, owner, id)) return false;
	}
	return true;
}
async function read(call, input) {
	const { db } = call.options.ports;
	const result = await handle(call, db, input);
	if (result instanceof Declared) return json$1(failure(call, result));
	const { output } = call.endpoint;
	return isFile(output) ? fileAnswer(result) : json$1(success(shaped(call.endpoint, result)));
}
/** One transaction holds the key's claim, the handler's effect and the answer that a repetition gets. */
async function write(call, caller, input) {
	const { ports } = call.options;
	const key = call.request.headers.get("idempotency-key") ?? "";
	if (!/^[\w-]{8,64}$/.test(key)) throw new Refusal(400, "请求缺少编号，请刷新页面重试", "The Idempotency-Key header is missing or malformed");
	const bodyHash = createHash("sha256").update(call.body).digest("hex");
	const intent = {
		uid: caller.uid,
		key,
		path: call.endpoint.path,
		bodyHash,
		now: call.now
	};
	try {
		return await ports.transaction(async (db) => {
			const state = await ports.idempotency.claim(db, intent);
			if (state.kind === "repeated") return json$1(state.answer);
			if (state.kind === "otherBody") return json$1(globalFailure("idempotencyConflict", call.language));
			if (!await ownsAll(call, db, caller, input)) throw new Gone();
			const result = await handle(call, db, input);
			if (result instanceof Declared) throw new Undone(result);
			const body = success(shaped(call.endpoint, result));
			await ports.idempotency.keep(db, intent, body);
			return json$1(body);
		});
	} catch (error) {
		if (!(error instanceof Undone)) throw error;
		const body = failure(call, error.declared);
		await ports.transaction(async (db) => {
			if ((await ports.idempotency.claim(db, intent)).kind === "first") await ports.idempotency.keep(db, intent, body);
		});
		return json$1(body);
	}
}
/** Carries a declared error out of a transaction, which undoes it. */
var Undone = class extends Error {
	declared;
	constructor(declared) {
		super(declared.id);
		this.declared = declared;
	}
};
async function handle(call, db, input) {
	const { implemented, endpoint, caller, now, requestId, options } = call;
	let rowCount = 1;
	const context = {
		...contextOf(call, db),
		caller,
		countRows: (rows) => rowCount = rows
	};
	const result = await implemented.handle(input, context);
	if (endpoint.audit && caller && !(result instanceof Declared)) {
		const owner = objectOwners(endpoint.owner)[0];
		const objectId = owner ? input[idFieldOf[owner]] : null;
		await options.ports.audit(db, {
			at: now,
			uid: caller.uid,
			action: endpoint.audit,
			path: endpoint.path,
			objectKind: owner ?? "self",
			objectId: typeof objectId === "number" ? objectId : null,
			rowCount,
			requestId
		});
	}
	return result;
}
function contextOf(call, db) {
	const { options, now, language, requestId, token, cookies } = call;
	const { sessions } = options.ports;
	return {
		db,
		now,
		language,
		requestId,
		fail: (id, data = {}) => new Declared(id, data),
		startSession: async (uid, surface) => {
			const value = newToken();
			const agent = (call.request.headers.get("user-agent") ?? "").slice(0, 200);
			await sessions.create(db, {
				tokenHash: hashToken(value),
				surface,
				uid,
				agent,
				now
			});
			cookies.push(setCookie(surface, value, options.secure));
		},
		endSession: async () => {
			if (token === null || !isSignedIn(call.endpoint.access)) return;
			await sessions.remove(db, hashToken(token));
			cookies.push(clearCookie(surfaceOf[call.endpoint.access], options.secure));
		}
	};
}
/** Output through its schema: surplus fields compile, but must not leave the service. */
function shaped(endpoint, result) {
	if (isFile(endpoint.output)) throw new Error(`${endpoint.path} is a file and has no envelope`);
	return z.parse(endpoint.output, result);
}
var failure = ({ endpoint, language }, { id, data }) => declaredFailure(endpoint, id, data, language);
function failed(error, log, requestId, path, language) {
	if (error instanceof Gone) return json$1(globalFailure("notFound", language));
	if (error instanceof Refusal) return json$1(JSON.stringify({
		data: null,
		result: {
			code: -1,
			msg: error.texts[language]
		}
	}), error.status);
	log.fault({
		requestId,
		path,
		error
	});
	return json$1(globalFailure("fault", language), 500);
}
// src/domain/wire/scalars.ts
/**
* Codecs of single form fields: the wire carries text, the logic carries numbers, booleans and instants. None of them
* coerces: what is not exactly the documented form is an issue. Inside JSON (answers, trees) numbers travel as numbers:
* use `intNumber` and `idNumber` there.
*/
/** Fifteen digits are exact in a double. */
var largest = 999999999999999;
/** A whole number of at most fifteen digits, as a number. */
var intNumber = z.int().check(z.gte(-999999999999999), z.lte(largest));
/** An id of the service as a number: positive, at most fifteen digits. */
var idNumber = z.int().check(z.gte(1), z.lte(largest));
var intText = z.string().check(z.regex(/^-?\d{1,15}$/));
var idText = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
/** `|| 0` turns the -0 that "-0" parses to into 0. */
var decodeInt = (text) => Number(text) || 0;
/** Whole number of at most fifteen ASCII digits ↔ number. */
var int = z.codec(intText, intNumber, {
	decode: decodeInt,
	encode: String
});
/** `int` within bounds, both included; a page number is `intBetween(1, 9999)`. */
var intBetween = (minimum, maximum) => z.codec(intText, z.int().check(z.gte(minimum), z.lte(maximum)), {
	decode: decodeInt,
	encode: String
});
/** Id of at most fifteen ASCII digits without leading zeros ↔ positive number. */
var id = z.codec(idText, idNumber, {
	decode: Number,
	encode: String
});
z.codec(z.enum(["true", "false"]), z.boolean(), {
	decode: (text) => text === "true",
	encode: (value) => value ? "true" : "false"
});
/**
* An instant in UTC, ISO 8601 with `Z`, at most milliseconds, of a date that exists, from the year 1000 to 2999:
* "2026-07-05T10:00:00.000Z". The same text on both sides.
*/
var instant$2 = z.iso.datetime().check(z.refine((text) => /^[12]/.test(text)), z.maxLength(24));
// src/api/contract/schemas/courses.ts
/** A class as one teacher teaches it (specification §3 Course). */
var course$2 = z.object({
	courseId: z.int(),
	courseName: z.string(),
	courseCode: z.string(),
	courseType: z.int(),
	isApprove: z.boolean(),
	lecturerId: z.int(),
	lecturerName: z.string(),
	organName: z.string(),
	stageId: z.int(),
	subjectId: z.int(),
	bookId: z.nullable(z.int()),
	bookName: z.nullable(z.string()),
	status: z.int(),
	/** Approved members. */
	stuNum: z.int(),
	/** Requests to join that wait for an answer. */
	verifyNum: z.int(),
	/** Scripts that wait for marking. */
	writeNum: z.int()
});
var courseStudent = z.object({
	uid: z.int(),
	username: z.string(),
	realname: z.string()
});
// src/api/contract/schemas/paging.ts
/** Paging of lists: `pager.currentPage` from 1, `pager.pageSize` up to the documented maximum of the list. */
var pager = (maximum) => z.object({
	currentPage: int.check(z.minimum(1), z.maximum(1e5)),
	pageSize: int.check(z.minimum(1), z.maximum(maximum))
});
/** One page of a list and how many rows there are in all. */
var page$1 = (row) => z.object({
	list: z.array(row),
	total: z.int()
});
// src/api/contract/areas/course.ts
/** Course service (specification §7 Course and book). */
var course$1 = {
	list: endpoint({
		path: "/client/teacher/course/list-simple",
		access: "teacher",
		effect: "read",
		owner: "self",
		input: z.object({
			status: int,
			pager: pager(999)
		}),
		output: page$1(course$2),
		errors: []
	}),
	students: endpoint({
		path: "/client/course/student/list",
		access: "teacher",
		effect: "read",
		owner: "course",
		audit: "read",
		input: z.object({
			courseId: id,
			pager: pager(9999)
		}),
		output: page$1(courseStudent),
		errors: []
	})
};
// server/database/schema/columns.ts
/** Identity primary key as a number: ids stay below 2^53. */
var identity = (name = "id") => bigint(name, { mode: "number" }).primaryKey().generatedAlwaysAsIdentity();
var reference = (name) => bigint(name, { mode: "number" });
var instant$1 = (name) => timestamp(name, {
	withTimezone: true,
	mode: "date",
	precision: 3
});
// server/database/schema/books.ts
var books_exports = /* @__PURE__ */ __exportAll({
	book: () => book,
	bookVersion: () => bookVersion,
	chapter: () => chapter$13
});
var bookVersion = pgTable("book_version", {
	optionId: identity("option_id"),
	optionName: text("option_name").notNull(),
	subjectId: integer("subject_id").notNull()
}, (table) => [unique("book_version_name").on(table.subjectId, table.optionName)]);
var book = pgTable("book", {
	bookId: identity("book_id"),
	code: text("code").notNull().unique(),
	optionId: reference("option_id").notNull().references(() => bookVersion.optionId),
	subjectId: integer("subject_id").notNull(),
	/** Year of the edition. */
	edition: integer("edition").notNull(),
	/** Full name with version and edition ("人教版2024 七年级上册"). */
	bookName: text("book_name").notNull(),
	displayOrder: integer("display_order").notNull()
});
var chapter$13 = pgTable("chapter", {
	chapterId: identity("chapter_id"),
	code: text("code").notNull().unique(),
	bookId: reference("book_id").notNull().references(() => book.bookId),
	nodeName: text("node_name").notNull(),
	displayOrder: integer("display_order").notNull()
}, (table) => [index("chapter_book").on(table.bookId)]);
// server/database/schema/people.ts
var people_exports = /* @__PURE__ */ __exportAll({
	school: () => school,
	session: () => session,
	user: () => user$1
});
var school = pgTable("school", {
	schoolId: identity("school_id"),
	name: text("name").notNull(),
	code: text("code").notNull().unique(),
	ownerId: reference("owner_id").references(() => user$1.uid),
	createdAt: instant$1("created_at").notNull()
});
var user$1 = pgTable("app_user", {
	uid: identity("uid"),
	username: text("username").notNull().unique(),
	mobile: text("mobile").unique(),
	realname: text("realname").notNull(),
	uType: integer("u_type").notNull(),
	schoolId: reference("school_id").notNull().references(() => school.schoolId),
	stageId: integer("stage_id"),
	subjectId: integer("subject_id"),
	areaId: integer("area_id").notNull().default(0),
	bookVersion: text("book_version"),
	/** argon2id of the digest that the page sends, never of the password itself. */
	passwordHash: text("password_hash").notNull(),
	errorCount: integer("error_count").notNull().default(0),
	/** Local day (YYYY-MM-DD) of the last failed sign-in: failures count per day. */
	errorDay: text("error_day"),
	mustChangePassword: boolean("must_change_password").notNull().default(false),
	disabledAt: instant$1("disabled_at"),
	createdAt: instant$1("created_at").notNull()
}, (table) => [index("app_user_school").on(table.schoolId)]);
var session = pgTable("session", {
	/** SHA-256 of the cookie's value, in hex. */
	tokenHash: text("token_hash").primaryKey(),
	surface: text("surface").notNull(),
	uid: reference("uid").notNull().references(() => user$1.uid, { onDelete: "cascade" }),
	agent: text("agent").notNull(),
	createdAt: instant$1("created_at").notNull(),
	seenAt: instant$1("seen_at").notNull(),
	expiresAt: instant$1("expires_at").notNull()
}, (table) => [index("session_uid").on(table.uid)]);
// server/database/schema/courses.ts
var courses_exports = /* @__PURE__ */ __exportAll({
	course: () => course,
	member: () => member,
	memberStatus: () => memberStatus
});
/** A class as one teacher teaches it in one subject (specification §3 Course). */
var course = pgTable("course", {
	courseId: identity("course_id"),
	courseName: text("course_name").notNull(),
	courseCode: text("course_code").notNull().unique(),
	schoolId: reference("school_id").notNull().references(() => school.schoolId),
	lecturerId: reference("lecturer_id").notNull().references(() => user$1.uid),
	stageId: integer("stage_id").notNull(),
	subjectId: integer("subject_id").notNull(),
	bookId: reference("book_id").references(() => book.bookId),
	isApprove: boolean("is_approve").notNull().default(true),
	courseType: integer("course_type").notNull().default(1),
	/** 1 in use, 0 archived. */
	status: integer("status").notNull().default(1),
	createdAt: instant$1("created_at").notNull()
}, (table) => [index("course_lecturer").on(table.lecturerId)]);
var memberStatus = {
	waiting: 0,
	approved: 1,
	refused: 2
};
var member = pgTable("member", {
	courseId: reference("course_id").notNull().references(() => course.courseId),
	uid: reference("uid").notNull().references(() => user$1.uid),
	approveStatus: integer("approve_status").notNull().default(memberStatus.approved),
	joinedAt: instant$1("joined_at").notNull()
}, (table) => [primaryKey({ columns: [table.courseId, table.uid] }), index("member_uid").on(table.uid)]);
// server/database/schema/questions.ts
var questions_exports = /* @__PURE__ */ __exportAll({
	item: () => item,
	knowledge: () => knowledge,
	knowledgeChapter: () => knowledgeChapter,
	question: () => question
});
var knowledge = pgTable("knowledge", {
	knowledgeId: identity("knowledge_id"),
	subjectId: integer("subject_id").notNull(),
	name: text("name").notNull()
}, (table) => [unique("knowledge_name").on(table.subjectId, table.name)]);
var knowledgeChapter = pgTable("knowledge_chapter", {
	knowledgeId: reference("knowledge_id").notNull().references(() => knowledge.knowledgeId),
	chapterId: reference("chapter_id").notNull().references(() => chapter$13.chapterId)
}, (table) => [primaryKey({ columns: [table.knowledgeId, table.chapterId] })]);
var question = pgTable("question", {
	questionId: identity("question_id"),
	/** Stable key of starting content; null for a teacher's own question. */
	code: text("code").unique(),
	subjectId: integer("subject_id").notNull(),
	type: integer("type").notNull(),
	difficulty: integer("difficulty").notNull(),
	passage: text("passage").notNull(),
	chapterId: reference("chapter_id").references(() => chapter$13.chapterId),
	ownerId: reference("owner_id").references(() => user$1.uid),
	createdAt: instant$1("created_at").notNull()
}, (table) => [index("question_chapter").on(table.chapterId, table.type)]);
var item = pgTable("item", {
	itemId: identity("item_id"),
	questionId: reference("question_id").notNull().references(() => question.questionId),
	/** Position within its question, from 1. */
	no: integer("no").notNull(),
	stem: text("stem").notNull(),
	options: jsonb("options").$type().notNull(),
	key: jsonb("key").$type().notNull(),
	analysis: text("analysis").notNull(),
	knowledgeId: reference("knowledge_id").notNull().references(() => knowledge.knowledgeId),
	/** Tenths of a point when a paper states none. */
	score: integer("score").notNull()
}, (table) => [unique("item_no").on(table.questionId, table.no)]);
// server/database/schema/papers.ts
var papers_exports = /* @__PURE__ */ __exportAll({
	paper: () => paper$1,
	paperItem: () => paperItem,
	paperSection: () => paperSection
});
var paper$1 = pgTable("paper", {
	paperId: identity("paper_id"),
	code: text("code").unique(),
	paperTitle: text("paper_title").notNull(),
	ownerId: reference("owner_id").notNull().references(() => user$1.uid),
	schoolId: reference("school_id").notNull().references(() => school.schoolId),
	/** Every teacher of the school may read and assign it. */
	sharedWithSchool: boolean("shared_with_school").notNull().default(false),
	subjectId: integer("subject_id").notNull(),
	bookId: reference("book_id").references(() => book.bookId),
	chapterId: reference("chapter_id").references(() => chapter$13.chapterId),
	/** Minutes. */
	duration: integer("duration").notNull(),
	/** Full mark in tenths; the sum over its items. */
	score: integer("score").notNull(),
	itemCount: integer("item_count").notNull(),
	createdAt: instant$1("created_at").notNull(),
	updatedAt: instant$1("updated_at").notNull()
}, (table) => [index("paper_owner").on(table.ownerId), index("paper_school").on(table.schoolId)]);
var paperSection = pgTable("paper_section", {
	paperId: reference("paper_id").notNull().references(() => paper$1.paperId, { onDelete: "cascade" }),
	no: integer("no").notNull(),
	sectionText: text("section_text").notNull()
}, (table) => [primaryKey({ columns: [table.paperId, table.no] })]);
/** One row an item: its number on the paper, its section and its score there. */
var paperItem = pgTable("paper_item", {
	paperId: reference("paper_id").notNull().references(() => paper$1.paperId, { onDelete: "cascade" }),
	no: integer("no").notNull(),
	sectionNo: integer("section_no").notNull(),
	questionId: reference("question_id").notNull().references(() => question.questionId),
	itemId: reference("item_id").notNull().references(() => item.itemId),
	score: integer("score").notNull(),
	/** What is right on this paper; taken from the bank, corrected here, so that no paper changes unseen. */
	key: jsonb("key").$type().notNull(),
	/** Grows with each correction. */
	keyRev: integer("key_rev").notNull().default(0)
}, (table) => [
	primaryKey({ columns: [table.paperId, table.no] }),
	unique("paper_item_once").on(table.paperId, table.itemId),
	index("paper_item_item").on(table.itemId)
]);
// server/database/schema/tests.ts
var tests_exports = /* @__PURE__ */ __exportAll({
	answer: () => answer,
	mark: () => mark,
	reminder: () => reminder,
	submission: () => submission,
	test: () => test
});
/** A paper assigned to a class (specification §3 Homework list item). */
var test = pgTable("test", {
	testId: identity("test_id"),
	testName: text("test_name").notNull(),
	courseId: reference("course_id").notNull().references(() => course.courseId),
	paperId: reference("paper_id").notNull().references(() => paper$1.paperId),
	creatorId: reference("creator_id").notNull().references(() => user$1.uid),
	kind: text("kind").notNull(),
	testType: integer("test_type").notNull(),
	/** 1 whole class, 2 chosen students. */
	userJoinType: integer("user_join_type").notNull(),
	beginTime: instant$1("begin_time").notNull(),
	endTime: instant$1("end_time").notNull(),
	/** Minutes from a student's start; null without a limit. */
	duration: integer("duration"),
	/** Full mark in tenths, fixed at saving. */
	score: integer("score").notNull(),
	publishedAt: instant$1("published_at"),
	finishedAt: instant$1("finished_at"),
	scoreTime: instant$1("score_time"),
	/** When the teacher last opened its report. */
	viewedAt: instant$1("viewed_at"),
	createdAt: instant$1("created_at").notNull()
}, (table) => [index("test_course").on(table.courseId, table.endTime), index("test_paper").on(table.paperId)]);
/**
* One row a student who has to hand in, from the assignment on; so assigned = marked + unmarked + unsubmitted holds by
* construction.
*/
var submission = pgTable("submission", {
	submissionId: identity("submission_id"),
	testId: reference("test_id").notNull().references(() => test.testId, { onDelete: "cascade" }),
	uid: reference("uid").notNull().references(() => user$1.uid),
	startedAt: instant$1("started_at"),
	submittedAt: instant$1("submitted_at"),
	/** Answers by item id, saved while the student works. */
	draft: jsonb("draft").$type(),
	draftSavedAt: instant$1("draft_saved_at"),
	/** Sums over marked answers, in tenths. */
	objectiveScore: integer("objective_score").notNull().default(0),
	writtenScore: integer("written_score").notNull().default(0),
	unmarkedCount: integer("unmarked_count").notNull().default(0),
	scoreSeenAt: instant$1("score_seen_at")
}, (table) => [unique("submission_once").on(table.testId, table.uid), index("submission_uid").on(table.uid)]);
var answer = pgTable("answer", {
	submissionId: reference("submission_id").notNull().references(() => submission.submissionId, { onDelete: "cascade" }),
	itemId: reference("item_id").notNull().references(() => item.itemId),
	value: text("value").notNull(),
	/** Tenths; null until marked. */
	score: integer("score"),
	/** Scores of the criteria of a written item, in tenths. */
	criteria: jsonb("criteria").$type(),
	comment: text("comment").notNull().default(""),
	/** Grows with each mark: two markers cannot overwrite each other unseen. */
	rev: integer("rev").notNull().default(0)
}, (table) => [primaryKey({ columns: [table.submissionId, table.itemId] }), index("answer_item").on(table.itemId)]);
/** History of scores given by a person or changed by a corrected key. */
var mark = pgTable("mark", {
	markId: identity("mark_id"),
	submissionId: reference("submission_id").notNull().references(() => submission.submissionId, { onDelete: "cascade" }),
	itemId: reference("item_id").notNull(),
	scoreBefore: integer("score_before"),
	scoreAfter: integer("score_after").notNull(),
	/** Null where a corrected key changed it. */
	markerId: reference("marker_id").references(() => user$1.uid),
	createdAt: instant$1("created_at").notNull()
}, (table) => [index("mark_answer").on(table.submissionId, table.itemId)]);
var reminder = pgTable("reminder", {
	reminderId: identity("reminder_id"),
	testId: reference("test_id").notNull().references(() => test.testId, { onDelete: "cascade" }),
	uid: reference("uid").notNull().references(() => user$1.uid),
	teacherId: reference("teacher_id").notNull().references(() => user$1.uid),
	sentAt: instant$1("sent_at").notNull(),
	openedAt: instant$1("opened_at")
}, (table) => [index("reminder_test").on(table.testId, table.uid)]);
// server/services/implement.ts
/** `implement(area, handlers)` on this service's database. */
var implement = implementWith();
// server/services/course/course.handlers.ts
var courseHandlers = implement(course$1, {
	list: async ({ status, pager }, { db, caller }) => {
		const ofCaller = and(eq(course.lecturerId, caller.uid), eq(course.status, status));
		const list = await coursesOf(db).where(ofCaller).orderBy(course.courseId).limit(pager.pageSize).offset((pager.currentPage - 1) * pager.pageSize);
		const [all] = await db.select({ total: count() }).from(course).where(ofCaller);
		return {
			list,
			total: all?.total ?? 0
		};
	},
	students: async ({ courseId, pager }, { db, countRows }) => {
		const ofCourse = and(eq(member.courseId, courseId), eq(member.approveStatus, memberStatus.approved));
		const list = await db.select({
			uid: user$1.uid,
			username: user$1.username,
			realname: user$1.realname
		}).from(member).innerJoin(user$1, eq(user$1.uid, member.uid)).where(ofCourse).orderBy(user$1.username).limit(pager.pageSize).offset((pager.currentPage - 1) * pager.pageSize);
		const [all] = await db.select({ total: count() }).from(member).where(ofCourse);
		countRows(list.length);
		return {
			list,
			total: all?.total ?? 0
		};
	}
});
var membersWith = (status) => sql`(select count(*)::int from ${member} where ${member.courseId} = ${course.courseId} and ${member.approveStatus} = ${status})`;
function coursesOf(db) {
	const unmarked = db.select({
		courseId: test.courseId,
		scripts: count().as("scripts")
	}).from(submission).innerJoin(test, eq(test.testId, submission.testId)).where(and(isNotNull(submission.submittedAt), gt(submission.unmarkedCount, 0))).groupBy(test.courseId).as("unmarked");
	return db.select({
		courseId: course.courseId,
		courseName: course.courseName,
		courseCode: course.courseCode,
		courseType: course.courseType,
		isApprove: course.isApprove,
		lecturerId: course.lecturerId,
		lecturerName: user$1.realname,
		organName: school.name,
		stageId: course.stageId,
		subjectId: course.subjectId,
		bookId: course.bookId,
		bookName: book.bookName,
		status: course.status,
		stuNum: membersWith(memberStatus.approved),
		verifyNum: membersWith(memberStatus.waiting),
		writeNum: sql`coalesce(${unmarked.scripts}, 0)::int`
	}).from(course).innerJoin(user$1, eq(user$1.uid, course.lecturerId)).innerJoin(school, eq(school.schoolId, course.schoolId)).leftJoin(book, eq(book.bookId, course.bookId)).leftJoin(unmarked, eq(unmarked.courseId, course.courseId));
}
// src/api/contract/schemas/tests.ts
var taskKind = z.enum([
	"practice",
	"homework",
	"test",
	"studyTask",
	"dictation",
	"composition"
]);
/** A homework list item (specification §3): the test itself. Times are ISO 8601 in UTC. */
var testInfo = z.object({
	testId: z.int(),
	testName: z.string(),
	courseId: z.int(),
	paperId: z.int(),
	kind: taskKind,
	testType: z.int(),
	beginTime: z.string(),
	endTime: z.string(),
	/** Minutes from a student's start; null without a limit. */
	duration: z.nullable(z.int()),
	/** 1 whole class, 2 chosen students. */
	userJoinType: z.int(),
	/** 1 in progress, 2 finished, 3 unpublished, 4 not started. */
	status: z.int(),
	/** Full mark, tenths. */
	score: z.int(),
	/** Students who have to hand in. */
	joinNum: z.int(),
	publishedAt: z.nullable(z.string()),
	finishedAt: z.nullable(z.string()),
	/** When the scores were published; null while they are not. */
	scoreTime: z.nullable(z.string()),
	/** Whether the teacher opened the report since the last submission. */
	viewed: z.boolean()
});
/** Counts (specification §3, "unsunmitCount" as it is spelt there): joinNum = markedCount + unmarkCount + unsunmitCount. */
var reportData = z.object({
	/** Mean over marked scripts in tenths, rounded half away from zero; null while there is none. */
	avgScore: z.nullable(z.int()),
	submitCount: z.int(),
	unsunmitCount: z.int(),
	unmarkCount: z.int(),
	markedCount: z.int()
});
var testRow = z.object({
	testInfo,
	reportData
});
// src/api/contract/areas/home.ts
var testCount = z.object({
	testId: z.int(),
	testName: z.string(),
	count: z.int()
});
/** What needs the teacher today, and how the class stands (features row 2.16). */
var home = { today: endpoint({
	path: "/client/homework/today",
	access: "teacher",
	effect: "read",
	owner: "course",
	audit: "read",
	input: z.object({ courseId: id }),
	output: z.object({
		/** Scripts that wait for marking, by test. */
		unmarked: z.array(testCount),
		/**
		* Students who have not submitted, by test that has begun: ending within 7 days, or ended within the last 7, in
		* days of the school's calendar. `endTime` is when it was ended by hand, where it was.
		*/
		due: z.array(z.extend(testCount, {
			endTime: z.string(),
			over: z.boolean()
		})),
		/** Tests with all scripts marked whose scores are not published and could be now. */
		toPublish: z.array(testCount),
		/** Running, or ended within the last 7 days; at most 8. */
		recent: z.array(testRow),
		/** Unpublished or not begun; at most 8. */
		preparing: z.array(testRow),
		/** The running test with the next deadline, else the last one: one state a student, in roster order. */
		seats: z.nullable(z.object({
			testId: z.int(),
			testName: z.string(),
			states: z.array(z.object({
				realname: z.string(),
				state: z.enum([
					"unsubmitted",
					"unmarked",
					"marked"
				])
			}))
		})),
		/** Means of the last four finished and fully marked tests, oldest first, in tenths of a percent. */
		trend: z.array(z.object({
			testId: z.int(),
			testName: z.string(),
			mean: z.int()
		})),
		/**
		* The three knowledge points with the lowest facility in the last finished test that has a marked script, over
		* marked scripts, in whole percent.
		*/
		weakest: z.nullable(z.object({
			testId: z.int(),
			testName: z.string(),
			list: z.array(z.object({
				knowledge: z.string(),
				facility: z.int()
			}))
		}))
	}),
	errors: []
}) };
// server/services/homework/submission-state.ts
function submissionState({ submittedAt, unmarkedCount }) {
	if (submittedAt === null) return "unsubmitted";
	return unmarkedCount > 0 ? "unmarked" : "marked";
}
// src/domain/statistics/rounding.ts
/**
* numerator ÷ denominator as the nearest whole number, halves away from zero. Both are whole, the denominator is
* positive; RangeError otherwise.
*/
function roundedQuotient(numerator, denominator) {
	if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) throw new RangeError(`${numerator} / ${denominator} is no quotient of whole numbers`);
	const remainder = numerator % denominator;
	return (numerator - remainder) / denominator + (2 * Math.abs(remainder) >= denominator ? Math.sign(numerator) : 0) || 0;
}
/** A quotient as whole percent: 32 of 40 is 80. */
var percentWhole = (numerator, denominator) => roundedQuotient(numerator * 100, denominator);
// src/domain/tasks/status.ts
/** The status of a task on the wire (specification §4). */
var taskStatuses = {
	inProgress: 1,
	finished: 2,
	unpublished: 3,
	notStarted: 4
};
/**
* The status at `now`. The begin belongs to the task, the end does not: at the very millisecond of `endTime` it is
* finished. A publication or an ending that lies ahead has not happened yet.
*/
function taskStatus(task, now) {
	const hasHappened = (instant) => instant !== null && instant <= now;
	if (!hasHappened(task.publishedAt)) return taskStatuses.unpublished;
	if (hasHappened(task.finishedAt) || now >= task.endTime) return taskStatuses.finished;
	return now < task.beginTime ? taskStatuses.notStarted : taskStatuses.inProgress;
}
// server/services/homework/task-status-sql.ts
var { inProgress: inProgress$2, finished: finished$2, unpublished: unpublished$2, notStarted: notStarted$2 } = taskStatuses;
/** An instant as a value of the database. */
var instantSql = (at) => sql`${at.toISOString()}::timestamptz`;
/** The domain's `taskStatus` of a row of `test`, for filters and counts; `now` is a timestamptz. */
var taskStatusSql = (now) => sql`case
  when ${test.publishedAt} is null or ${test.publishedAt} > ${now} then ${unpublished$2}::int
  when ${test.finishedAt} <= ${now} or ${test.endTime} <= ${now} then ${finished$2}::int
  when ${test.beginTime} > ${now} then ${notStarted$2}::int
  else ${inProgress$2}::int end`;
// server/services/homework/test-rows.ts
var isMarked$1 = and(isNotNull(submission.submittedAt), eq(submission.unmarkedCount, 0));
/** Lateral to `test`: its students by where they stand, and the sum of the marked scripts' scores in tenths. */
var submissionCounts = new QueryBuilder().select({
	joinNum: sql`count(*)::int`.as("join_num"),
	submitCount: sql`count(${submission.submittedAt})::int`.as("submit_count"),
	markedCount: sql`(count(*) filter (where ${isMarked$1}))::int`.as("marked_count"),
	markedSum: sql`coalesce(sum(${submission.objectiveScore} + ${submission.writtenScore}) filter (where ${isMarked$1}), 0)::int`.as("marked_sum"),
	lastSubmittedAt: sql`max(${submission.submittedAt})`.as("last_submitted_at")
}).from(submission).where(eq(submission.testId, test.testId)).as("counts");
/** Whether the report was opened since the last submission; for `selectTests`. */
var viewedSql = sql`coalesce(${test.viewedAt} >= coalesce(${submissionCounts.lastSubmittedAt}, ${test.viewedAt}), false)`;
/**
* Tests with their counts, paper and course: the columns, still without `where`, order and page. `now` is a timestamptz
* (`instantSql`, or a placeholder where the query is prepared). Each row costs an index scan over its own submissions.
*/
var selectTests = (db, now) => db.select({
	testId: test.testId,
	testName: test.testName,
	courseId: test.courseId,
	courseName: course.courseName,
	paperId: test.paperId,
	paperTitle: paper$1.paperTitle,
	kind: test.kind,
	testType: test.testType,
	beginTime: test.beginTime,
	endTime: test.endTime,
	duration: test.duration,
	userJoinType: test.userJoinType,
	status: taskStatusSql(now),
	score: test.score,
	publishedAt: test.publishedAt,
	finishedAt: test.finishedAt,
	scoreTime: test.scoreTime,
	viewed: viewedSql,
	joinNum: submissionCounts.joinNum,
	submitCount: submissionCounts.submitCount,
	markedCount: submissionCounts.markedCount,
	markedSum: submissionCounts.markedSum
}).from(test).innerJoin(course, eq(course.courseId, test.courseId)).innerJoin(paper$1, eq(paper$1.paperId, test.paperId)).crossJoinLateral(submissionCounts);
/** The tests of a condition on `test`, as records; one query. */
var testRecords = async (db, now, where) => selectTests(db, instantSql(now)).where(where).orderBy(test.testId);
/** One test by its id, null when it has been deleted. */
var testRecord = async (db, now, testId) => (await testRecords(db, now, eq(test.testId, testId)))[0] ?? null;
/** A record as the wire carries it; `joinNum = markedCount + unmarkCount + unsunmitCount` by construction. */
function testRowOf(record) {
	const { courseName: _course, paperTitle: _paper, submitCount, markedCount, markedSum, ...info } = record;
	return {
		testInfo: {
			...info,
			kind: z.parse(taskKind, record.kind),
			beginTime: record.beginTime.toISOString(),
			endTime: record.endTime.toISOString(),
			publishedAt: isoOrNull(record.publishedAt),
			finishedAt: isoOrNull(record.finishedAt),
			scoreTime: isoOrNull(record.scoreTime)
		},
		reportData: {
			avgScore: markedCount === 0 ? null : roundedQuotient(markedSum, markedCount),
			submitCount,
			unsunmitCount: unsubmittedOf(record),
			unmarkCount: unmarkedOf(record),
			markedCount
		}
	};
}
/** Students who still have to hand in. */
var unsubmittedOf = ({ joinNum, submitCount }) => joinNum - submitCount;
/** Scripts that wait for marking. */
var unmarkedOf = ({ submitCount, markedCount }) => submitCount - markedCount;
var isoOrNull = (at) => at && at.toISOString();
// src/domain/calendar.ts
var minute$3 = 6e4;
/** What a clock `offset` minutes ahead of UTC shows at an instant (milliseconds since 1970). */
function wallTimeOf(instant, offset) {
	const shifted = instant + offset * minute$3;
	const date = new Date(shifted);
	return {
		year: date.getUTCFullYear(),
		month: date.getUTCMonth() + 1,
		day: date.getUTCDate(),
		hour: date.getUTCHours(),
		minute: date.getUTCMinutes(),
		second: date.getUTCSeconds(),
		millisecond: date.getUTCMilliseconds(),
		dayNumber: Math.floor(shifted / (1440 * minute$3))
	};
}
var twoDigits = (value) => String(value).padStart(2, "0");
/** The day at school as YYYY-MM-DD. */
var schoolDay = (now) => new Date(now.getTime() + 288e5).toISOString().slice(0, 10);
// server/services/homework/scores.ts
/**
* Why the scores of a test cannot be published, null when they can. Scores open the right answers, so nobody may still be
* at work: the test is over, or everybody has handed in.
*/
function publishScoresRefusal(state) {
	if (state.scoreTime !== null) return "scoresPublished";
	if (state.submitCount === 0) return "nothingToPublish";
	if (state.markedCount < state.submitCount) return "stillUnmarked";
	return state.status === taskStatuses.finished || state.submitCount === state.joinNum ? null : "stillRunning";
}
// server/services/home/today.ts
/** Days before and after today that count as near, and the lengths of the lists. */
var limits$1 = {
	nearDays: 7,
	rows: 8,
	trend: 4
};
var { inProgress: inProgress$1, finished: finished$1, unpublished: unpublished$1, notStarted: notStarted$1 } = taskStatuses;
/** Scripts that wait, the largest heap first. */
var unmarkedTests = (records) => records.filter((record) => unmarkedOf(record) > 0).map((record) => countOf(record, unmarkedOf(record))).toSorted((left, right) => right.count - left.count || left.testId - right.testId);
/** Students who still have to hand in what has begun and ends, or ended, in the week around today. */
var dueTests = (records, now) => nearestFirst(records).filter((record) => unsubmittedOf(record) > 0 && Math.abs(daysUntil(endOf(record), now)) <= limits$1.nearDays).map((record) => ({
	...countOf(record, unsubmittedOf(record)),
	endTime: endOf(record).toISOString(),
	over: record.status === finished$1
}));
/** Tests whose scores can be published now. */
var testsToPublish = (records) => nearestFirst(records).filter((record) => publishScoresRefusal(record) === null).map((record) => countOf(record, record.submitCount));
var recentTests = (records, now) => nearestFirst(records).filter((record) => record.status === inProgress$1 || daysUntil(endOf(record), now) >= -limits$1.nearDays).slice(0, limits$1.rows).map(testRowOf);
/** What begins next comes first, then what is not published, the newest first. */
var preparingTests = (records) => [...withStatus(records, notStarted$1).toSorted((left, right) => +left.beginTime - +right.beginTime || byId(left, right)), ...withStatus(records, unpublished$1).toSorted((left, right) => byId(right, left))].slice(0, limits$1.rows).map(testRowOf);
/** The running test with the next deadline, else the one that ended last; null while none has begun. */
var currentTest = (records) => nearestFirst(records)[0] ?? null;
/** The test that ended last and has marked scripts. */
var lastMarkedTest = (records) => lastFinishedFirst(records).find(({ markedCount }) => markedCount > 0) ?? null;
var trendOf = (records) => lastFinishedFirst(records).filter((record) => record.markedCount > 0 && unmarkedOf(record) === 0 && record.score > 0).slice(0, limits$1.trend).toReversed().map(({ testId, testName, markedSum, markedCount, score }) => ({
	testId,
	testName,
	mean: roundedQuotient(markedSum * 1e3, markedCount * score)
}));
var countOf = ({ testId, testName }, count) => ({
	testId,
	testName,
	count
});
/** What has begun: running ones by their deadline, then those over, the last one first. */
var nearestFirst = (records) => [...withStatus(records, inProgress$1).toSorted((left, right) => +endOf(left) - +endOf(right) || byId(left, right)), ...lastFinishedFirst(records)];
var lastFinishedFirst = (records) => withStatus(records, finished$1).toSorted((left, right) => +endOf(right) - +endOf(left) || byId(right, left));
var withStatus = (records, status) => records.filter((record) => record.status === status);
var byId = (left, right) => left.testId - right.testId;
/** When nobody can hand in any more: the end, or earlier when the teacher ended it. */
var endOf = ({ endTime, finishedAt }) => finishedAt !== null && finishedAt < endTime ? finishedAt : endTime;
/** Days of the school's calendar: 0 is today until midnight there. */
var daysUntil = (at, now) => schoolDayNumber(at) - schoolDayNumber(now);
var schoolDayNumber = (at) => wallTimeOf(at.getTime(), 480).dayNumber;
// server/services/home/weakest-points.ts
/** Knowledge points of a test's paper in its order, with what was scored over marked scripts; one query. */
function pointScores(db, testId, paperId) {
	const scored = db.select({
		itemId: answer.itemId,
		points: sql`sum(${answer.score})`.as("points")
	}).from(answer).innerJoin(submission, eq(submission.submissionId, answer.submissionId)).where(and(eq(submission.testId, testId), isNotNull(submission.submittedAt), eq(submission.unmarkedCount, 0))).groupBy(answer.itemId).as("scored");
	return db.select({
		knowledge: knowledge.name,
		points: sql`coalesce(sum(${scored.points}), 0)::int`,
		full: sql`sum(${paperItem.score})::int`
	}).from(paperItem).innerJoin(item, eq(item.itemId, paperItem.itemId)).innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId)).leftJoin(scored, eq(scored.itemId, paperItem.itemId)).where(eq(paperItem.paperId, paperId)).groupBy(knowledge.knowledgeId, knowledge.name).orderBy(sql`min(${paperItem.no})`);
}
/** The three points with the lowest facility over `scripts` marked scripts; equal ones in the order of the paper. */
var weakestPoints = (scores, scripts) => scores.filter(({ full }) => full > 0).toSorted((left, right) => left.points * right.full - right.points * left.full).slice(0, 3).map(({ knowledge: name, points, full }) => ({
	knowledge: name,
	facility: percentWhole(points, full * scripts)
}));
// server/services/home/home.handlers.ts
var homeHandlers = implement(home, { today: async ({ courseId }, { db, now, countRows }) => {
	const records = await courseTests(db, courseId, now);
	const seats = await seatsOf(db, currentTest(records));
	countRows(seats?.states.length ?? 0);
	return {
		unmarked: unmarkedTests(records),
		due: dueTests(records, now),
		toPublish: testsToPublish(records),
		recent: recentTests(records, now),
		preparing: preparingTests(records),
		seats,
		trend: trendOf(records),
		weakest: await weakestOf(db, lastMarkedTest(records))
	};
} });
var courseTests = (db, courseId, now) => selectTests(db, sql`${sql.placeholder("now")}::timestamptz`).where(eq(test.courseId, sql.placeholder("courseId"))).prepare("home_tests").execute({
	courseId,
	now: now.toISOString()
});
async function seatsOf(db, record) {
	if (record === null) return null;
	const { testId, testName } = record;
	return {
		testId,
		testName,
		states: (await db.select({
			realname: user$1.realname,
			submittedAt: submission.submittedAt,
			unmarkedCount: submission.unmarkedCount
		}).from(submission).innerJoin(user$1, eq(user$1.uid, submission.uid)).where(eq(submission.testId, sql.placeholder("testId"))).orderBy(user$1.username).prepare("home_seats").execute({ testId })).map((row) => ({
			realname: row.realname,
			state: submissionState(row)
		}))
	};
}
async function weakestOf(db, record) {
	if (record === null) return null;
	const { testId, testName, paperId, markedCount } = record;
	return {
		testId,
		testName,
		list: weakestPoints(await pointScores(db, testId, paperId), markedCount)
	};
}
// src/domain/wire/csv.ts
var isUnambiguous = (item) => item !== "" && !item.includes(",");
/**
* A list in one form field: items joined by commas, the empty text for the empty list ("3,5,8" ↔ [3, 5, 8] for
* `csv(id)`). An item that is empty or holds a comma on the wire is an issue in both directions.
*/
var csv = (item) => z.codec(z.string(), z.array(z.pipe(z.string().check(z.refine(isUnambiguous)), item)), {
	decode: (text) => text === "" ? [] : text.split(","),
	encode: (items) => items.join(",")
});
// src/domain/wire/text.ts
/** Canonical composition, without the white space around (U+3000 included). */
var clean = (text) => text.normalize("NFC").trim();
/** No NUL and no other C0 control except line feed and tab, no half of a surrogate pair. */
var isPrintable = (text) => !/[^\P{Cc}\n\t\x7F-\x9F]/u.test(text) && text.isWellFormed();
/** A text of `minimum` to `maximum` code points after cleaning; the limits are told as JSON Schema's own. */
function cleaned$1(minimum, maximum) {
	return z.string().check(z.overwrite(clean), z.refine(isPrintable), z.check((context) => {
		const length = [...context.value].length;
		const size = {
			origin: "string",
			inclusive: true,
			input: context.value
		};
		if (length < minimum) context.issues.push({
			code: "too_small",
			minimum,
			...size
		});
		if (length > maximum) context.issues.push({
			code: "too_big",
			maximum,
			...size
		});
	})).register(z.globalRegistry, minimum > 0 ? {
		minLength: minimum,
		maxLength: maximum
	} : { maxLength: maximum });
}
/**
* Text that must be there: NFC, trimmed (U+3000 too), 1 to `maximum` characters. A character is a code point, so 𠮷 and
* 😀 count once. Control characters except line feed and tab, and halves of surrogate pairs, are an issue.
*/
var text$2 = (maximum) => cleaned$1(1, maximum);
/** Like `text`, but the field may be missing or empty; an empty field stays the empty text. */
var optionalText = (maximum) => z.optional(cleaned$1(0, maximum));
// src/api/contract/areas/homework.ts
var ofTest$1 = z.object({ testId: id });
/** Where one student stands with one test. */
var testStudent = z.object({
	uid: z.int(),
	username: z.string(),
	realname: z.string(),
	state: z.enum([
		"unsubmitted",
		"unmarked",
		"marked"
	]),
	startedAt: z.nullable(z.string()),
	submittedAt: z.nullable(z.string()),
	reminders: z.int(),
	lastRemindedAt: z.nullable(z.string()),
	/** Whether the last reminder was seen on the student page. */
	reminderSeen: z.boolean()
});
/** Homework service (specification §3 Homework list item, §4 Task filters, §7). */
var homework = {
	list: endpoint({
		path: "/client/homework/test/list",
		access: "teacher",
		effect: "read",
		owner: "course",
		input: z.object({
			courseId: id,
			/** Statuses asked for; `0` or an empty list is all. */
			testStatus: csv(int),
			/** -1 all, 0 not viewed, 1 viewed. */
			viewed: intBetween(-1, 1),
			/** 0 all, 1 not published, 2 published. */
			scorePublish: intBetween(0, 2),
			/** 0 all, else a task type. */
			testType: int,
			keyword: optionalText(50),
			sortBy: z.enum([
				"beginTime",
				"endTime",
				"testName"
			]),
			sort: z.enum(["ASC", "DESC"]),
			pager: pager(999)
		}),
		output: z.extend(page$1(testRow), { 
		/** Tests by status under the other filters, for the segments above the list. */
counts: z.object({
			all: z.int(),
			inProgress: z.int(),
			finished: z.int(),
			unpublished: z.int(),
			notStarted: z.int()
		}) }),
		errors: []
	}),
	info: endpoint({
		path: "/client/homework/test/info",
		access: "teacher",
		effect: "read",
		owner: "test",
		input: ofTest$1,
		output: z.extend(testRow, {
			paperTitle: z.string(),
			courseName: z.string(),
			uids: z.array(z.int())
		}),
		errors: []
	}),
	/** Saves a test, unpublished; with `testId` changes one that has not begun. */
	save: endpoint({
		path: "/client/homework/test/save",
		access: "teacher",
		effect: "write",
		owner: [
			"course",
			"paper",
			"test"
		],
		input: z.object({
			testId: z.optional(id),
			courseId: id,
			paperId: id,
			testName: text$2(60),
			kind: taskKind,
			testType: int,
			userJoinType: intBetween(1, 2),
			uids: csv(id),
			beginTime: instant$2,
			endTime: instant$2,
			duration: z.optional(intBetween(1, 600))
		}),
		output: z.object({ testId: z.int() }),
		errors: [
			"paperEmpty",
			"endBeforeBegin",
			"endInPast",
			"noStudents",
			"studentNotInClass",
			"alreadyStarted"
		]
	}),
	publish: endpoint({
		path: "/client/homework/test/publish-v2",
		access: "teacher",
		effect: "write",
		owner: "test",
		input: ofTest$1,
		output: z.object({ joinNum: z.int() }),
		errors: [
			"alreadyPublished",
			"endInPast",
			"noStudents"
		]
	}),
	/** Begins a published test now, before its time. */
	start: endpoint({
		path: "/client/homework/test/start",
		access: "teacher",
		effect: "write",
		owner: "test",
		input: ofTest$1,
		output: z.object({}),
		errors: ["notPublished", "alreadyStarted"]
	}),
	/** Ends a running test now. */
	finish: endpoint({
		path: "/client/homework/test/finish",
		access: "teacher",
		effect: "write",
		owner: "test",
		input: ofTest$1,
		output: z.object({}),
		errors: [
			"notPublished",
			"notYetOpen",
			"alreadyFinished"
		]
	}),
	remove: endpoint({
		path: "/client/homework/test/del",
		access: "teacher",
		effect: "write",
		owner: "test",
		input: ofTest$1,
		output: z.object({}),
		errors: ["hasSubmissions"]
	}),
	/** Shows scores and right answers to the students: once the test is over, or everybody has handed in. */
	publishScores: endpoint({
		path: "/client/homework/test/score/publish",
		access: "teacher",
		effect: "write",
		owner: "test",
		input: ofTest$1,
		output: z.object({ count: z.int() }),
		errors: [
			"nothingToPublish",
			"stillUnmarked",
			"scoresPublished",
			"stillRunning"
		]
	}),
	/** Takes published scores back while no student has seen them. */
	withdrawScores: endpoint({
		path: "/client/homework/test/score/withdraw",
		access: "teacher",
		effect: "write",
		owner: "test",
		input: ofTest$1,
		output: z.object({}),
		errors: ["scoresNotPublished", "seenByStudents"]
	}),
	students: endpoint({
		path: "/client/homework/test/students",
		access: "teacher",
		effect: "read",
		owner: "test",
		audit: "read",
		input: ofTest$1,
		output: z.object({ list: z.array(testStudent) }),
		errors: []
	}),
	/**
	* Reminds students who have not submitted. Who handed in meanwhile is left out of `count`; refused when that is
	* everybody, or when somebody is not assigned.
	*/
	remind: endpoint({
		path: "/client/course/studytask/hasten/user",
		access: "teacher",
		effect: "write",
		owner: "test",
		input: z.object({
			testId: id,
			uids: csv(id)
		}),
		output: z.object({ count: z.int() }),
		errors: [
			"noStudents",
			"studentNotInClass",
			"nobodyToRemind",
			"notPublished",
			"alreadyFinished"
		]
	}),
	/** Notes that the teacher has opened the report. */
	view: endpoint({
		path: "/client/homework/test/view",
		access: "teacher",
		effect: "write",
		owner: "test",
		input: ofTest$1,
		output: z.object({}),
		errors: []
	}),
	unreviewedCount: endpoint({
		path: "/client/review/my-task/unreviewed-count",
		access: "teacher",
		effect: "read",
		owner: "self",
		input: z.object({}),
		output: z.object({ unReviewCount: z.int() }),
		errors: []
	})
};
// server/services/homework/assignment.ts
var joinTypes = {
	wholeClass: 1,
	chosenStudents: 2
};
/** Students who are in the class, by uid. */
async function approvedMembers(db, courseId) {
	return (await db.select({ uid: member.uid }).from(member).where(and(eq(member.courseId, courseId), eq(member.approveStatus, memberStatus.approved))).orderBy(member.uid)).map(({ uid }) => uid);
}
/** Students whom a test is assigned to, by uid. */
async function assignedStudents(db, testId) {
	return (await db.select({ uid: submission.uid }).from(submission).where(eq(submission.testId, testId)).orderBy(submission.uid)).map(({ uid }) => uid);
}
/** Makes the test's submissions those of exactly these students. Only for a test that has not begun: others are deleted. */
async function assignTo(db, testId, uids) {
	await db.delete(submission).where(and(eq(submission.testId, testId), notInArray(submission.uid, [...uids])));
	if (uids.length === 0) return;
	await db.insert(submission).values(uids.map((uid) => ({
		testId,
		uid
	}))).onConflictDoNothing();
}
// src/domain/tasks/filters.ts
/** `testStatus` as it stands in the address and on the wire; `begun` is the specification's custom-all. */
var taskFilters = {
	all: "0",
	inProgress: "1",
	finished: "2",
	unpublished: "3",
	notStarted: "4",
	begun: "1,2"
};
var { inProgress, finished, unpublished, notStarted } = taskStatuses;
taskFilters.all, taskFilters.inProgress, taskFilters.finished, taskFilters.unpublished, taskFilters.notStarted, taskFilters.begun;
/** Whether the teacher has looked at the report since the last submission. */
var viewedFilters = {
	all: -1,
	notViewed: 0,
	viewed: 1
};
var scorePublishStates = {
	notPublished: 1,
	published: 2
};
// server/services/homework/list-tests.ts
var countOfStatus = {
	[taskStatuses.inProgress]: "inProgress",
	[taskStatuses.finished]: "finished",
	[taskStatuses.unpublished]: "unpublished",
	[taskStatuses.notStarted]: "notStarted"
};
/** One page of a class's tests, and how many there are of each status under the other filters; two queries. */
async function listTests(db, input, now) {
	const { pager } = input;
	const statuses = statusesAsked(input.testStatus);
	const filters = filtersOf$1(input);
	const counts = await countByStatus(db, filters, now);
	return {
		list: (await selectTests(db, instantSql(now)).where(and(filters, statuses === null ? void 0 : inArray(taskStatusSql(instantSql(now)), statuses))).orderBy(...orderOf(input)).limit(pager.pageSize).offset((pager.currentPage - 1) * pager.pageSize)).map(testRowOf),
		total: totalOf$2(counts, statuses),
		counts
	};
}
/** Null for all; a number that is no status lets nothing through. */
var statusesAsked = (testStatus) => testStatus.length === 0 || testStatus.includes(Number(taskFilters.all)) ? null : [...new Set(testStatus)];
/** All filters but the status. */
function filtersOf$1({ courseId, viewed, scorePublish, testType, keyword }) {
	return and(eq(test.courseId, courseId), viewed === viewedFilters.all ? void 0 : eq(viewedSql, viewed === viewedFilters.viewed), scorePublish === scorePublishStates.published ? isNotNull(test.scoreTime) : void 0, scorePublish === scorePublishStates.notPublished ? isNull(test.scoreTime) : void 0, testType === 0 ? void 0 : eq(test.testType, testType), keyword ? ilike(test.testName, `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : void 0);
}
var sortColumns = {
	beginTime: test.beginTime,
	endTime: test.endTime,
	testName: test.testName
};
function orderOf({ sortBy, sort }) {
	const direction = sort === "ASC" ? asc : desc;
	return [direction(sortColumns[sortBy]), direction(test.testId)];
}
async function countByStatus(db, filters, now) {
	const status = taskStatusSql(instantSql(now));
	const countOf = (one) => sql`(count(*) filter (where ${status} = ${one}))::int`;
	const [row] = await db.select({
		all: sql`count(*)::int`,
		inProgress: countOf(taskStatuses.inProgress),
		finished: countOf(taskStatuses.finished),
		unpublished: countOf(taskStatuses.unpublished),
		notStarted: countOf(taskStatuses.notStarted)
	}).from(test).crossJoinLateral(submissionCounts).where(filters);
	if (row === void 0) throw new Error("An aggregate answered no row");
	return row;
}
var totalOf$2 = (counts, statuses) => statuses === null ? counts.all : statuses.reduce((total, status) => total + (isStatus(status) ? counts[countOfStatus[status]] : 0), 0);
var isStatus = (status) => status in countOfStatus;
// server/services/homework/locked-test.ts
/**
* The test, held until the transaction ends: writes to one test happen one after another. Who needs its submissions too
* takes them second. Throws when it was deleted after its owner was checked.
*/
async function lockTest(db, testId, now) {
	const [row] = await db.select().from(test).where(eq(test.testId, testId)).for("update");
	if (row === void 0) throw new Gone();
	const times = {
		publishedAt: row.publishedAt && row.publishedAt.getTime(),
		beginTime: row.beginTime.getTime(),
		endTime: row.endTime.getTime(),
		finishedAt: row.finishedAt && row.finishedAt.getTime()
	};
	return {
		...row,
		status: taskStatus(times, now.getTime())
	};
}
/** The submissions of a test, held too: a student who is handing in right now is waited for. */
var lockSubmissions = (db, testId) => db.select({
	uid: submission.uid,
	submittedAt: submission.submittedAt,
	unmarkedCount: submission.unmarkedCount,
	scoreSeenAt: submission.scoreSeenAt
}).from(submission).where(eq(submission.testId, testId)).orderBy(submission.submissionId).for("update");
// server/services/homework/remind.ts
/**
* Who of the chosen gets a reminder, or why nobody does. Who handed in a moment ago is left out; a student to whom the
* test is not assigned refuses the whole call.
*/
function studentsToRemind(status, uids, submissions) {
	if (uids.length === 0) return "noStudents";
	if (status === taskStatuses.unpublished) return "notPublished";
	if (status === taskStatuses.finished) return "alreadyFinished";
	const submittedAt = new Map(submissions.map((one) => [one.uid, one.submittedAt]));
	const chosen = [...new Set(uids)];
	if (!chosen.every((uid) => submittedAt.has(uid))) return "studentNotInClass";
	const open = chosen.filter((uid) => submittedAt.get(uid) === null);
	return open.length === 0 ? "nobodyToRemind" : open;
}
// server/services/homework/save-test.ts
/**
* Saves a test and answers its id, or why not. A new one is unpublished; one that is published but has not begun stays
* published and is assigned anew. Chosen students are kept from now on, a whole class is counted when it is published.
*/
async function saveTest(db, input, creatorId, now) {
	const before = input.testId === void 0 ? null : await lockTest(db, input.testId, now);
	if (before && before.status !== taskStatuses.unpublished && before.status !== taskStatuses.notStarted) return "alreadyStarted";
	const { score, itemCount } = await paperOf(db, input.paperId);
	const members = await approvedMembers(db, input.courseId);
	const refusal = itemCount === 0 ? "paperEmpty" : timesRefusal(input, now) ?? studentsRefusal(input, members);
	if (refusal !== null) return refusal;
	const testId = await writeTest(db, input, {
		score,
		creatorId,
		now
	});
	await assignTo(db, testId, studentsOf(input, members, before?.publishedAt != null));
	return testId;
}
/** What is wrong with the times, if anything: both ISO 8601 in UTC. */
function timesRefusal({ beginTime, endTime }, now) {
	const end = Date.parse(endTime);
	if (end <= Date.parse(beginTime)) return "endBeforeBegin";
	return end <= now.getTime() ? "endInPast" : null;
}
/** Whether there is somebody to hand in, and all who were chosen are in the class. */
function studentsRefusal({ userJoinType, uids }, members) {
	if (userJoinType === joinTypes.wholeClass) return members.length === 0 ? "noStudents" : null;
	if (uids.length === 0) return "noStudents";
	const inClass = new Set(members);
	return uids.every((uid) => inClass.has(uid)) ? null : "studentNotInClass";
}
function studentsOf({ userJoinType, uids }, members, isPublished) {
	if (userJoinType === joinTypes.chosenStudents) return [...new Set(uids)];
	return isPublished ? [...members] : [];
}
async function paperOf(db, paperId) {
	const [row] = await db.select({
		score: paper$1.score,
		itemCount: paper$1.itemCount
	}).from(paper$1).where(eq(paper$1.paperId, paperId));
	if (row === void 0) throw new Gone();
	return row;
}
async function writeTest(db, input, { score, creatorId, now }) {
	const { testId, uids: _uids, ...fields } = input;
	const values = {
		...fields,
		beginTime: new Date(input.beginTime),
		endTime: new Date(input.endTime),
		duration: input.duration ?? null,
		score
	};
	if (testId !== void 0) {
		await db.update(test).set(values).where(eq(test.testId, testId));
		return testId;
	}
	const [row] = await db.insert(test).values({
		...values,
		creatorId,
		createdAt: now
	}).returning({ testId: test.testId });
	if (row === void 0) throw new Error("The database answered no id");
	return row.testId;
}
// server/services/homework/test-students.ts
/** Every student of a test in roster order, with what was reminded; one query. */
async function testStudents(db, testId) {
	const reminders = db.select({
		count: sql`count(*)::int`.as("reminder_count"),
		lastAt: sql`max(${reminder.sentAt})`.mapWith(reminder.sentAt).as("last_at"),
		lastSeen: sql`(array_agg(${reminder.openedAt} is not null order by ${reminder.sentAt} desc, ${reminder.reminderId} desc))[1]`.as("last_seen")
	}).from(reminder).where(and(eq(reminder.testId, submission.testId), eq(reminder.uid, submission.uid))).as("reminders");
	return (await db.select({
		uid: user$1.uid,
		username: user$1.username,
		realname: user$1.realname,
		startedAt: submission.startedAt,
		submittedAt: submission.submittedAt,
		unmarkedCount: submission.unmarkedCount,
		reminders: reminders.count,
		lastRemindedAt: reminders.lastAt,
		reminderSeen: reminders.lastSeen
	}).from(submission).innerJoin(user$1, eq(user$1.uid, submission.uid)).crossJoinLateral(reminders).where(eq(submission.testId, testId)).orderBy(user$1.username)).map(({ unmarkedCount, ...row }) => ({
		...row,
		state: submissionState({
			...row,
			unmarkedCount
		}),
		startedAt: row.startedAt?.toISOString() ?? null,
		submittedAt: row.submittedAt?.toISOString() ?? null,
		lastRemindedAt: row.lastRemindedAt?.toISOString() ?? null,
		reminderSeen: row.reminderSeen ?? false
	}));
}
// server/services/homework/homework.handlers.ts
var homeworkHandlers = implement(homework, {
	list: (input, { db, now }) => listTests(db, input, now),
	info: async ({ testId }, { db, now }) => {
		const record = await testRecord(db, now, testId);
		if (record === null) throw new Gone();
		const { paperTitle, courseName } = record;
		return {
			...testRowOf(record),
			paperTitle,
			courseName,
			uids: await assignedStudents(db, testId)
		};
	},
	save: async (input, { db, caller, now, fail }) => {
		const saved = await saveTest(db, input, caller.uid, now);
		return typeof saved === "string" ? fail(saved) : { testId: saved };
	},
	publish: async ({ testId }, { db, now, fail }) => {
		const { publishedAt, endTime, courseId, userJoinType } = await lockTest(db, testId, now);
		if (publishedAt !== null) return fail("alreadyPublished");
		if (endTime <= now) return fail("endInPast");
		const members = await approvedMembers(db, courseId);
		const chosen = new Set(userJoinType === joinTypes.wholeClass ? members : await assignedStudents(db, testId));
		const assigned = members.filter((uid) => chosen.has(uid));
		if (assigned.length === 0) return fail("noStudents");
		await assignTo(db, testId, assigned);
		await change$1(db, testId, { publishedAt: now });
		return { joinNum: assigned.length };
	},
	start: async ({ testId }, { db, now, fail }) => {
		const { status } = await lockTest(db, testId, now);
		if (status === taskStatuses.unpublished) return fail("notPublished");
		if (status !== taskStatuses.notStarted) return fail("alreadyStarted");
		await change$1(db, testId, { beginTime: now });
		return {};
	},
	finish: async ({ testId }, { db, now, fail }) => {
		const { status } = await lockTest(db, testId, now);
		if (status === taskStatuses.unpublished) return fail("notPublished");
		if (status === taskStatuses.notStarted) return fail("notYetOpen");
		if (status === taskStatuses.finished) return fail("alreadyFinished");
		await change$1(db, testId, { finishedAt: now });
		return {};
	},
	remove: async ({ testId }, { db, now, fail }) => {
		await lockTest(db, testId, now);
		if ((await lockSubmissions(db, testId)).some(({ submittedAt }) => submittedAt !== null)) return fail("hasSubmissions");
		await db.delete(test).where(eq(test.testId, testId));
		return {};
	},
	publishScores: async ({ testId }, { db, now, fail }) => {
		const { status, scoreTime } = await lockTest(db, testId, now);
		const all = await lockSubmissions(db, testId);
		const submitted = all.filter(({ submittedAt }) => submittedAt !== null);
		const markedCount = submitted.filter(({ unmarkedCount }) => unmarkedCount === 0).length;
		const refusal = publishScoresRefusal({
			status,
			scoreTime,
			joinNum: all.length,
			submitCount: submitted.length,
			markedCount
		});
		if (refusal !== null) return fail(refusal);
		await change$1(db, testId, { scoreTime: now });
		return { count: submitted.length };
	},
	withdrawScores: async ({ testId }, { db, now, fail }) => {
		const { scoreTime } = await lockTest(db, testId, now);
		if (scoreTime === null) return fail("scoresNotPublished");
		if ((await lockSubmissions(db, testId)).some(({ scoreSeenAt }) => scoreSeenAt !== null)) return fail("seenByStudents");
		await change$1(db, testId, { scoreTime: null });
		return {};
	},
	students: async ({ testId }, { db, countRows }) => {
		const list = await testStudents(db, testId);
		countRows(list.length);
		return { list };
	},
	remind: async ({ testId, uids }, { db, caller, now, fail }) => {
		const { status } = await lockTest(db, testId, now);
		const reminded = studentsToRemind(status, uids, await lockSubmissions(db, testId));
		if (typeof reminded === "string") return fail(reminded);
		await db.insert(reminder).values(reminded.map((uid) => ({
			testId,
			uid,
			teacherId: caller.uid,
			sentAt: now
		})));
		return { count: reminded.length };
	},
	view: async ({ testId }, { db, now }) => {
		await change$1(db, testId, { viewedAt: now });
		return {};
	},
	unreviewedCount: async (_input, { db, caller }) => {
		const [row] = await countUnreviewed(db, caller.uid);
		return { unReviewCount: row?.scripts ?? 0 };
	}
});
var change$1 = (db, testId, values) => db.update(test).set(values).where(eq(test.testId, testId));
var countUnreviewed = (db, uid) => db.select({ scripts: sql`count(*)::int` }).from(submission).innerJoin(test, eq(test.testId, submission.testId)).innerJoin(course, eq(course.courseId, test.courseId)).where(and(eq(course.lecturerId, sql.placeholder("uid")), isNotNull(submission.submittedAt), gt(submission.unmarkedCount, 0))).prepare("unreviewed_count").execute({ uid });
// src/api/contract/schemas/papers.ts
var choice$2 = z.enum([
	"A",
	"B",
	"C",
	"D",
	"E",
	"F",
	"G"
]);
var option = z.object({
	id: choice$2,
	text: z.string()
});
var criterion = z.object({
	name: z.string(),
	hint: z.string(),
	max: z.int()
});
/** What is right (domain `AnswerKey`); also what a corrected key is sent as. */
var answerKey = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("single"),
		choice: choice$2
	}),
	z.object({
		kind: z.literal("multiple"),
		choices: z.array(choice$2).check(z.minLength(1), z.maxLength(7))
	}),
	z.object({
		kind: z.literal("blank"),
		accept: z.array(z.string().check(z.minLength(1), z.maxLength(500))).check(z.minLength(1), z.maxLength(50))
	}),
	z.object({
		kind: z.literal("number"),
		accept: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(50))
	}),
	z.object({
		kind: z.literal("written"),
		model: z.string(),
		criteria: z.array(criterion).check(z.minLength(1))
	})
]);
var answerKind = z.enum([
	"single",
	"multiple",
	"blank",
	"number",
	"written"
]);
/** An item as a student sees it before the scores are out: nothing of its key. */
var openItem$1 = z.object({
	itemId: z.int(),
	/** Number on the paper, from 1. */
	no: z.int(),
	kind: answerKind,
	stem: z.string(),
	options: z.array(option),
	/** Tenths of a point. */
	score: z.int()
});
/** An item with what is right. */
var keyedItem$1 = z.extend(openItem$1, {
	key: answerKey,
	keyRev: z.int(),
	analysis: z.string(),
	knowledge: z.string()
});
var paperTree = (item) => z.object({
	paperId: z.int(),
	paperTitle: z.string(),
	subjectId: z.int(),
	/** Minutes. */
	duration: z.int(),
	/** Full mark, tenths. */
	score: z.int(),
	itemCount: z.int(),
	sections: z.array(z.object({
		no: z.int(),
		sectionText: z.string(),
		questions: z.array(z.object({
			questionId: z.int(),
			type: z.int(),
			difficulty: z.int(),
			passage: z.string(),
			items: z.array(item)
		}))
	}))
});
var openPaper = paperTree(openItem$1);
var keyedPaper = paperTree(keyedItem$1);
var paperRow = z.object({
	paperId: z.int(),
	paperTitle: z.string(),
	ownerId: z.int(),
	ownerName: z.string(),
	subjectId: z.int(),
	bookName: z.nullable(z.string()),
	chapterName: z.nullable(z.string()),
	duration: z.int(),
	score: z.int(),
	itemCount: z.int(),
	/** Items that a person has to mark. */
	writtenCount: z.int(),
	sharedWithSchool: z.boolean(),
	/** How often it was assigned to one of the teacher's classes. */
	usedCount: z.int(),
	updatedAt: z.string()
});
// src/api/contract/areas/marking.ts
/** One student's answer to one item, with its mark. */
var script = z.object({
	submissionId: z.int(),
	uid: z.int(),
	username: z.string(),
	realname: z.string(),
	submittedAt: z.string(),
	value: z.string(),
	/** Tenths; null until marked. */
	score: z.nullable(z.int()),
	criteria: z.nullable(z.array(z.int())),
	comment: z.string(),
	rev: z.int()
});
/** Online marking (specification §7 Catalogued service areas). */
var marking = {
	/** Items of a test that a person marks, and how far each has come. */
	items: endpoint({
		path: "/client/marking/items",
		access: "teacher",
		effect: "read",
		owner: "test",
		input: z.object({ testId: id }),
		output: z.object({
			testName: z.string(),
			courseName: z.string(),
			list: z.array(z.object({
				itemId: z.int(),
				no: z.int(),
				score: z.int(),
				unmarked: z.int(),
				marked: z.int()
			}))
		}),
		errors: []
	}),
	/** One item over all students who submitted; refused for an item that no person marks. */
	scripts: endpoint({
		path: "/client/marking/scripts",
		access: "teacher",
		effect: "read",
		owner: "test",
		audit: "read",
		input: z.object({
			testId: id,
			itemId: id
		}),
		output: z.object({
			item: keyedItem$1,
			passage: z.string(),
			list: z.array(script)
		}),
		errors: ["itemUnknown"]
	}),
	/** Saves one mark: the scores of the criteria in tenths; `rev` is the one that the marker saw. */
	save: endpoint({
		path: "/client/marking/markdata/submit",
		access: "teacher",
		effect: "write",
		owner: "test",
		input: z.object({
			testId: id,
			itemId: id,
			submissionId: id,
			criteria: csv(int),
			comment: optionalText(500),
			rev: int
		}),
		output: z.object({
			score: z.int(),
			rev: z.int(),
			unmarked: z.int()
		}),
		errors: [
			"itemUnknown",
			"scriptUnknown",
			"notSubmitted",
			"scoreOutOfRange",
			"markedByOther"
		]
	})
};
// src/domain/score.ts
/** The sum of scores, in tenths. Throws RangeError for a score that is no whole number of tenths: a bug, not an input. */
function totalOf$1(scores) {
	let total = 0;
	for (const score of scores) {
		if (!Number.isSafeInteger(score)) throw new RangeError(`${score} is no score in tenths`);
		total += score;
	}
	return total;
}
// src/domain/marking/criteria.ts
function faultOf(score, maximum) {
	if (!Number.isSafeInteger(score) || score % 5 !== 0) return "notHalfPoints";
	if (score < 0) return "belowZero";
	return score > maximum ? "aboveMaximum" : null;
}
/**
* The total of a written mark, one score for each criterion in tenths of a point: half points, from 0 to the criterion's
* maximum. Otherwise the first fault.
*/
function markByCriteria(criteria, scores) {
	if (scores.length !== criteria.length) return {
		ok: false,
		reason: "wrongCount"
	};
	for (const [index, criterion] of criteria.entries()) {
		const reason = faultOf(scores[index] ?? NaN, criterion.max);
		if (reason !== null) return {
			ok: false,
			reason,
			index
		};
	}
	return {
		ok: true,
		total: totalOf$1(scores)
	};
}
// server/services/paper/paper-tree.ts
/** The paper as a teacher sees it: sections, questions and items in the order of the items' numbers, with keys. */
async function loadKeyedPaper(db, paperId) {
	return treeOf(await loadFrame(db, paperId), await findKeyedRows(db, paperId), keyedItem);
}
/** The paper as a student sees it before the scores are out. What is right is not even read from the database. */
async function loadOpenPaper(db, paperId) {
	return treeOf(await loadFrame(db, paperId), await findOpenRows(db, paperId), openItem);
}
/** One item of a paper with its key and the text that its question shares; null where the paper has no such item. */
async function loadKeyedItem(db, paperId, itemId) {
	const [row] = await findKeyedRow(db, paperId, itemId);
	return row === void 0 ? null : {
		item: keyedItem(row),
		passage: row.passage
	};
}
var openFields = {
	sectionNo: paperItem.sectionNo,
	questionId: question.questionId,
	type: question.type,
	difficulty: question.difficulty,
	passage: question.passage,
	itemId: paperItem.itemId,
	no: paperItem.no,
	kind: sql`${paperItem.key} ->> 'kind'`,
	stem: item.stem,
	options: sql`${item.options}`,
	score: paperItem.score
};
var keyedFields = {
	...openFields,
	key: sql`${paperItem.key}`,
	keyRev: paperItem.keyRev,
	analysis: item.analysis,
	knowledge: knowledge.name
};
var findOpenRows = (db, paperId) => db.select(openFields).from(paperItem).innerJoin(item, eq(item.itemId, paperItem.itemId)).innerJoin(question, eq(question.questionId, paperItem.questionId)).where(eq(paperItem.paperId, sql.placeholder("paperId"))).orderBy(paperItem.no).prepare("paper_open_items").execute({ paperId });
var keyedRows = (db) => db.select(keyedFields).from(paperItem).innerJoin(item, eq(item.itemId, paperItem.itemId)).innerJoin(question, eq(question.questionId, paperItem.questionId)).innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId));
var findKeyedRows = (db, paperId) => keyedRows(db).where(eq(paperItem.paperId, sql.placeholder("paperId"))).orderBy(paperItem.no).prepare("paper_keyed_items").execute({ paperId });
var findKeyedRow = (db, paperId, itemId) => keyedRows(db).where(and(eq(paperItem.paperId, paperId), eq(paperItem.itemId, itemId)));
async function loadFrame(db, paperId) {
	const rows = await findFrameRows(db, paperId);
	const [first] = rows;
	if (first === void 0) throw new Error(`Paper ${paperId} is gone`);
	const { sectionNo: _no, sectionText: _text, ...fields } = first;
	const sections = rows.flatMap(({ sectionNo, sectionText }) => sectionNo === null || sectionText === null ? [] : [{
		no: sectionNo,
		sectionText
	}]);
	return {
		...fields,
		sections
	};
}
var findFrameRows = (db, paperId) => db.select({
	paperId: paper$1.paperId,
	paperTitle: paper$1.paperTitle,
	subjectId: paper$1.subjectId,
	duration: paper$1.duration,
	score: paper$1.score,
	itemCount: paper$1.itemCount,
	sectionNo: paperSection.no,
	sectionText: paperSection.sectionText
}).from(paper$1).leftJoin(paperSection, eq(paperSection.paperId, paper$1.paperId)).where(eq(paper$1.paperId, sql.placeholder("paperId"))).orderBy(paperSection.no).prepare("paper_frame").execute({ paperId });
/** Rows in the order of their numbers, gathered under their questions and sections. */
function treeOf({ sections, ...frame }, rows, toItem) {
	return {
		...frame,
		sections: sections.map((section) => ({
			...section,
			questions: questionsOf$1(rows.filter(({ sectionNo }) => sectionNo === section.no), toItem)
		}))
	};
}
function questionsOf$1(rows, toItem) {
	const questions = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const { questionId, type, difficulty, passage } = row;
		const entry = questions.get(questionId) ?? {
			questionId,
			type,
			difficulty,
			passage,
			items: []
		};
		entry.items.push(toItem(row));
		questions.set(questionId, entry);
	}
	return [...questions.values()];
}
var openItem = ({ itemId, no, kind, stem, options, score }) => ({
	itemId,
	no,
	kind,
	stem,
	options,
	score
});
var keyedItem = (row) => ({
	...openItem(row),
	key: row.key,
	keyRev: row.keyRev,
	analysis: row.analysis,
	knowledge: row.knowledge
});
// server/services/marking/save-mark.ts
/** A script of a test, locked until the transaction ends, so that marks of its items add up; null when there is none. */
async function lockSubmission(db, testId, submissionId) {
	const [row] = await db.select({ submittedAt: submission.submittedAt }).from(submission).where(and(eq(submission.submissionId, submissionId), eq(submission.testId, testId))).for("update");
	return row ?? null;
}
/** The new revision; null when somebody else has marked the answer since `rev`. The script must be locked. */
async function saveMark(db, given) {
	const { submissionId, itemId, criteria, score, comment, rev, markerId, now } = given;
	const ofAnswer = and(eq(answer.submissionId, submissionId), eq(answer.itemId, itemId));
	const [before] = await db.select({
		score: answer.score,
		rev: answer.rev
	}).from(answer).where(ofAnswer);
	if (before?.rev !== rev) return null;
	await db.update(answer).set({
		score,
		criteria,
		comment,
		rev: rev + 1
	}).where(ofAnswer);
	await db.insert(mark).values({
		submissionId,
		itemId,
		scoreBefore: before.score,
		scoreAfter: score,
		markerId,
		createdAt: now
	});
	await sumUp(db, submissionId);
	return rev + 1;
}
/** Written score and unmarked count of a script, anew from its answers. */
async function sumUp(db, submissionId) {
	const ofScript = sql`${answer.submissionId} = ${submission.submissionId}`;
	await db.update(submission).set({
		writtenScore: sql`(
        select coalesce(sum(${answer.score}), 0)::int from ${answer}
        join ${test} on ${test.testId} = ${submission.testId}
        join ${paperItem} on ${paperItem.paperId} = ${test.paperId} and ${paperItem.itemId} = ${answer.itemId}
        where ${ofScript} and ${paperItem.key} ->> 'kind' = 'written')`,
		unmarkedCount: sql`(select count(*)::int from ${answer} where ${ofScript} and ${answer.score} is null)`
	}).where(eq(submission.submissionId, submissionId));
}
/** Scripts of a test that still wait for a mark of one item. */
async function countUnmarked(db, testId, itemId) {
	const [row] = await db.select({ unmarked: sql`count(*)::int` }).from(answer).innerJoin(submission, eq(submission.submissionId, answer.submissionId)).where(and(eq(submission.testId, testId), eq(answer.itemId, itemId), isNull(answer.score)));
	return row?.unmarked ?? 0;
}
// server/services/marking/written-items.ts
var isWritten = sql`${paperItem.key} ->> 'kind' = 'written'`;
/** A test with its class and paper, as the marking page names it. */
async function findMarkedTest(db, testId) {
	const [row] = await db.select({
		testName: test.testName,
		courseName: course.courseName,
		paperId: test.paperId
	}).from(test).innerJoin(course, eq(course.courseId, test.courseId)).where(eq(test.testId, testId));
	if (row === void 0) throw new Error(`Test ${testId} is gone`);
	return row;
}
/** The items of a test that a person marks, with how many of the scripts handed in are marked. */
var findWrittenItems = (db, testId) => {
	const countOf = (condition) => sql`(count(*) filter (where ${condition}))::int`;
	return db.select({
		itemId: paperItem.itemId,
		no: paperItem.no,
		score: paperItem.score,
		unmarked: countOf(sql`${answer.itemId} is not null and ${answer.score} is null`),
		marked: countOf(sql`${answer.score} is not null`)
	}).from(test).innerJoin(paperItem, and(eq(paperItem.paperId, test.paperId), isWritten)).leftJoin(submission, and(eq(submission.testId, test.testId), isNotNull(submission.submittedAt))).leftJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, paperItem.itemId))).where(eq(test.testId, testId)).groupBy(paperItem.paperId, paperItem.no).orderBy(paperItem.no);
};
/** What the students of a test who handed in answered to one item, in the order of the roster. */
async function findScripts(db, testId, itemId) {
	return (await db.select({
		submissionId: submission.submissionId,
		uid: user$1.uid,
		username: user$1.username,
		realname: user$1.realname,
		submittedAt: submission.submittedAt,
		value: answer.value,
		score: answer.score,
		criteria: sql`${answer.criteria}`,
		comment: answer.comment,
		rev: answer.rev
	}).from(submission).innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, itemId))).innerJoin(user$1, eq(user$1.uid, submission.uid)).where(and(eq(submission.testId, testId), isNotNull(submission.submittedAt))).orderBy(user$1.username)).flatMap(({ submittedAt, ...row }) => submittedAt === null ? [] : [{
		...row,
		submittedAt: submittedAt.toISOString()
	}]);
}
/** The criteria of a written item of a test's paper; null where the paper has no such written item. */
async function findCriteria(db, testId, itemId) {
	const [row] = await db.select({ key: paperItem.key }).from(test).innerJoin(paperItem, and(eq(paperItem.paperId, test.paperId), eq(paperItem.itemId, itemId))).where(eq(test.testId, testId));
	return row?.key.kind === "written" ? row.key.criteria : null;
}
// server/services/marking/marking.handlers.ts
var markingHandlers = implement(marking, {
	items: async ({ testId }, { db }) => {
		const { testName, courseName } = await findMarkedTest(db, testId);
		return {
			testName,
			courseName,
			list: await findWrittenItems(db, testId)
		};
	},
	scripts: async ({ testId, itemId }, { db, fail, countRows }) => {
		const { paperId } = await findMarkedTest(db, testId);
		const found = await loadKeyedItem(db, paperId, itemId);
		if (found?.item.kind !== "written") return fail("itemUnknown");
		const list = await findScripts(db, testId, itemId);
		countRows(list.length);
		return {
			...found,
			list
		};
	},
	save: async ({ testId, itemId, submissionId, criteria, comment = "", rev }, { db, caller, now, fail }) => {
		const script = await lockSubmission(db, testId, submissionId);
		if (script === null) return fail("scriptUnknown");
		const keyCriteria = await findCriteria(db, testId, itemId);
		if (keyCriteria === null) return fail("itemUnknown");
		if (script.submittedAt === null) return fail("notSubmitted");
		const given = markByCriteria(keyCriteria, criteria);
		if (!given.ok) return fail("scoreOutOfRange");
		const newRev = await saveMark(db, {
			submissionId,
			itemId,
			criteria,
			score: given.total,
			comment,
			rev,
			markerId: caller.uid,
			now
		});
		if (newRev === null) return fail("markedByOther");
		return {
			score: given.total,
			rev: newRev,
			unmarked: await countUnmarked(db, testId, itemId)
		};
	}
});
// src/domain/wire/json.ts
var maximumDepth$1 = 64;
/**
* Whether brackets nest at most `maximumDepth` deep. Looked at before parsing, so that neither the parser nor a schema
* ever meets a deeper tree.
*/
function isShallow(text) {
	let depth = 0;
	let inString = false;
	for (let index = 0; index < text.length; index++) {
		const character = text[index];
		if (inString) {
			if (character === "\\") index++;
			else if (character === "\"") inString = false;
		} else if (character === "\"") inString = true;
		else if (character === "[" || character === "{") {
			if (++depth > maximumDepth$1) return false;
		} else if (character === "]" || character === "}") depth--;
	}
	return true;
}
/** Text that a database and a form can carry: no NUL, no half of a surrogate pair. */
var isStorable = (text) => !text.includes("\0") && text.isWellFormed();
/** Whether every text in a parsed tree is storable and no key is `__proto__`. */
function isPlain(value) {
	if (typeof value === "string") return isStorable(value);
	if (Array.isArray(value)) return value.every(isPlain);
	if (typeof value !== "object" || value === null) return true;
	return Object.entries(value).every(([key, member]) => key !== "__proto__" && isStorable(key) && isPlain(member));
}
var jsonText = z.string().check(z.refine(isShallow)).register(z.globalRegistry, { contentMediaType: "application/json" });
/**
* A tree in one form field (`addTextbookJson`): JSON text ↔ what `schema` describes, with numbers as numbers. Text that
* is no JSON, nests deeper than 64, or holds NUL, half a surrogate pair or a `__proto__` key is an issue, never an
* exception.
*/
var json = (schema) => z.codec(jsonText, schema, {
	decode: (text, context) => {
		try {
			const parsed = JSON.parse(text);
			if (isPlain(parsed)) return parsed;
		} catch {}
		context.issues.push({
			code: "invalid_format",
			format: "json",
			input: text,
			message: "Invalid JSON"
		});
		return z.NEVER;
	},
	encode: (value) => JSON.stringify(value)
});
// src/api/contract/areas/paper.ts
/** A student whose total changed when a key was corrected; scores in tenths. */
var scoreChange = z.object({
	testId: z.int(),
	testName: z.string(),
	uid: z.int(),
	username: z.string(),
	realname: z.string(),
	before: z.int(),
	after: z.int()
});
/** Papers (specification §7 Papers). */
var paper = {
	list: endpoint({
		path: "/client/paper/listV2",
		access: "teacher",
		effect: "read",
		owner: "self",
		input: z.object({
			scope: z.enum(["mine", "school"]),
			subjectId: int,
			bookId: z.optional(id),
			keyword: optionalText(50),
			pager: pager(999)
		}),
		output: z.extend(page$1(paperRow), { books: z.array(z.object({
			bookId: z.int(),
			bookName: z.string()
		})) }),
		errors: []
	}),
	detail: endpoint({
		path: "/client/paper/detail",
		access: "teacher",
		effect: "read",
		owner: "paper",
		input: z.object({ paperId: id }),
		output: z.extend(keyedPaper, {
			ownerName: z.string(),
			isOwn: z.boolean()
		}),
		errors: []
	}),
	/** Corrects what is right on a paper and starts the re-marking of every script that it touches. */
	correctKey: endpoint({
		path: "/client/paper/key/correct",
		access: "teacher",
		effect: "write",
		owner: "ownPaper",
		input: z.object({
			paperId: id,
			itemId: id,
			keyRev: int,
			key: json(answerKey)
		}),
		output: z.object({ jobId: z.string() }),
		errors: [
			"itemUnknown",
			"keyInvalid",
			"keyChangedByOther"
		]
	}),
	/** How far a re-marking has come and, when it is done, whose score changed. */
	correctionProgress: endpoint({
		path: "/client/paper/key/progress",
		access: "teacher",
		effect: "read",
		owner: "self",
		audit: "read",
		input: z.object({ jobId: z.string().check(z.maxLength(64)) }),
		output: z.object({
			state: z.enum([
				"waiting",
				"running",
				"done",
				"failed"
			]),
			done: z.int(),
			total: z.int(),
			changes: z.array(scoreChange)
		}),
		errors: ["jobUnknown"]
	})
};
// server/database/schema/system.ts
var system_exports = /* @__PURE__ */ __exportAll({
	audit: () => audit,
	idempotency: () => idempotency,
	installation: () => installation,
	jobProgress: () => jobProgress,
	keyValue: () => keyValue
});
/** Answers of writes by key, so that a repeated call has one effect. */
var idempotency = pgTable("idempotency", {
	uid: reference("uid").notNull(),
	key: text("key").notNull(),
	path: text("path").notNull(),
	bodyHash: text("body_hash").notNull(),
	/** The envelope as it was sent; null while the first call is still at work. */
	answer: text("answer"),
	createdAt: instant$1("created_at").notNull()
}, (table) => [primaryKey({ columns: [table.uid, table.key] }), index("idempotency_age").on(table.createdAt)]);
/** Who read or exported students' data, when, of what, and how many rows. */
var audit = pgTable("audit", {
	auditId: identity("audit_id"),
	at: instant$1("at").notNull(),
	uid: reference("uid").notNull(),
	action: text("action").notNull(),
	path: text("path").notNull(),
	objectKind: text("object_kind").notNull(),
	objectId: reference("object_id"),
	rowCount: integer("row_count").notNull(),
	requestId: text("request_id").notNull()
}, (table) => [index("audit_uid").on(table.uid, table.at)]);
var keyValue = pgTable("key_value", {
	uid: reference("uid").notNull().references(() => user$1.uid, { onDelete: "cascade" }),
	key: text("key").notNull(),
	value: jsonb("value").notNull(),
	updatedAt: instant$1("updated_at").notNull()
}, (table) => [primaryKey({ columns: [table.uid, table.key] })]);
/** What a running job has done so far, for the person who started it. */
var jobProgress = pgTable("job_progress", {
	jobId: text("job_id").primaryKey(),
	kind: text("kind").notNull(),
	uid: reference("uid").notNull().references(() => user$1.uid),
	state: text("state").notNull(),
	done: integer("done").notNull().default(0),
	total: integer("total").notNull().default(0),
	result: jsonb("result"),
	createdAt: instant$1("created_at").notNull(),
	updatedAt: instant$1("updated_at").notNull()
});
/** What this database holds: the mode it was made for and the starting content it was filled with. */
var installation = pgTable("installation", {
	key: text("key").primaryKey(),
	value: text("value").notNull()
});
// server/services/paper/key-correction.ts
/**
* Locks a paper for a change of its keys: waits for scripts that are being handed in, holds up those that follow, and
* notes the change.
*/
async function lockKeys(db, paperId, now) {
	await db.update(paper$1).set({ updatedAt: now }).where(eq(paper$1.paperId, paperId));
}
var ofItem$1 = (paperId, itemId) => and(eq(paperItem.paperId, paperId), eq(paperItem.itemId, itemId));
/** An item of a paper as its key is judged; null where the paper has no such item. */
async function findPlace(db, paperId, itemId) {
	const [row] = await db.select({
		key: paperItem.key,
		keyRev: paperItem.keyRev,
		score: paperItem.score,
		options: item.options
	}).from(paperItem).innerJoin(item, eq(item.itemId, paperItem.itemId)).where(ofItem$1(paperId, itemId));
	return row ?? null;
}
async function storeKey(db, paperId, itemId, key) {
	await db.update(paperItem).set({
		key,
		keyRev: sql`${paperItem.keyRev} + 1`
	}).where(ofItem$1(paperId, itemId));
}
async function noteRemark(db, jobId, uid, now) {
	await db.insert(jobProgress).values({
		jobId,
		kind: "remark",
		uid,
		state: "waiting",
		createdAt: now,
		updatedAt: now
	});
}
/** How far a re-marking has come for the one who started it; null for everybody else, and when there is none. */
async function findRemark(db, jobId, uid) {
	const [row] = await db.select({
		state: sql`${jobProgress.state}`,
		done: jobProgress.done,
		total: jobProgress.total,
		result: jobProgress.result
	}).from(jobProgress).where(and(eq(jobProgress.jobId, jobId), eq(jobProgress.uid, uid), eq(jobProgress.kind, "remark")));
	return row ?? null;
}
// server/services/paper/key-fits.ts
var halfPoint$1 = 5;
/**
* Whether a corrected key fits an item: the same kind; letters of its options, once each; alternatives once each and not
* empty; criteria in half points that add up to the item's score.
*/
function keyFits(place, key) {
	if (key.kind !== place.key.kind) return false;
	switch (key.kind) {
		case "single": return areOptions(place, [key.choice]);
		case "multiple": return areOptions(place, key.choices);
		case "blank":
		case "number": return areDistinct(key.accept) && key.accept.every((alternative) => alternative.trim() !== "");
		case "written": return areDistinct(key.criteria.map(({ name }) => name)) && key.criteria.every(({ max }) => max > 0 && max % halfPoint$1 === 0) && totalOf$1(key.criteria.map(({ max }) => max)) === place.score;
	}
}
/** The key as it is kept: letters in alphabetical order. */
var canonicalKey = (key) => key.kind === "multiple" ? {
	...key,
	choices: key.choices.toSorted()
} : key;
var areDistinct = (values) => new Set(values).size === values.length;
var areOptions = ({ options }, letters) => areDistinct(letters) && letters.every((letter) => options.some(({ id }) => id === letter));
// server/services/paper/paper-list.ts
/** One page of the papers of a scope, the latest change first, and the books to filter them by; three queries. */
async function listPapers(db, input, caller) {
	const { pager } = input;
	const inScope = scopeOf(input, caller);
	const filters = and(inScope, filtersOf(input));
	const rows = await selectRows(db, caller).where(filters).orderBy(desc(paper$1.updatedAt), paper$1.paperId).limit(pager.pageSize).offset((pager.currentPage - 1) * pager.pageSize);
	const [all] = await db.select({ total: count() }).from(paper$1).where(filters);
	return {
		list: rows.map((row) => ({
			...row,
			updatedAt: row.updatedAt.toISOString()
		})),
		total: all?.total ?? 0,
		books: await findBooks(db, inScope)
	};
}
function scopeOf({ scope, subjectId }, { uid, schoolId }) {
	const ofSubject = eq(paper$1.subjectId, subjectId);
	if (scope === "mine") return and(ofSubject, eq(paper$1.ownerId, uid));
	return and(ofSubject, eq(paper$1.sharedWithSchool, true), eq(paper$1.schoolId, schoolId));
}
var filtersOf = ({ bookId, keyword }) => and(bookId === void 0 ? void 0 : eq(paper$1.bookId, bookId), keyword ? ilike(paper$1.paperTitle, `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : void 0);
var selectRows = (db, { uid }) => db.select({
	paperId: paper$1.paperId,
	paperTitle: paper$1.paperTitle,
	ownerId: paper$1.ownerId,
	ownerName: user$1.realname,
	subjectId: paper$1.subjectId,
	bookName: book.bookName,
	chapterName: chapter$13.nodeName,
	duration: paper$1.duration,
	score: paper$1.score,
	itemCount: paper$1.itemCount,
	writtenCount: sql`(
        select count(*)::int from ${paperItem}
        where ${paperItem.paperId} = ${paper$1.paperId} and ${paperItem.key} ->> 'kind' = 'written')`,
	sharedWithSchool: paper$1.sharedWithSchool,
	usedCount: sql`(
        select count(*)::int from ${test} join ${course} on ${course.courseId} = ${test.courseId}
        where ${test.paperId} = ${paper$1.paperId} and ${course.lecturerId} = ${uid})`,
	updatedAt: paper$1.updatedAt
}).from(paper$1).innerJoin(user$1, eq(user$1.uid, paper$1.ownerId)).leftJoin(book, eq(book.bookId, paper$1.bookId)).leftJoin(chapter$13, eq(chapter$13.chapterId, paper$1.chapterId));
var findBooks = (db, inScope) => db.select({
	bookId: book.bookId,
	bookName: book.bookName
}).from(paper$1).innerJoin(book, eq(book.bookId, paper$1.bookId)).where(inScope).groupBy(book.bookId).orderBy(book.displayOrder, book.bookId);
// src/domain/marking/maths-text.ts
/** One notation for maths typed on a keyboard, on a phone, or in LaTeX. */
var signs = [
	[/\$/g, ""],
	[/\\(?:left|right|displaystyle)(?![A-Za-z])|\\[,;:! ]|\\q?quad(?![A-Za-z])|~/g, " "],
	[/\\(?:text|mathrm|rm)\{([^{}]*)\}/g, "$1"],
	[/\\[dtc]?frac(?![A-Za-z])/g, "\\frac"],
	[/\\sqrt(?![A-Za-z])/g, "√"],
	[/\\times(?![A-Za-z])|[*∗✕✖]/g, "×"],
	[/\\div(?![A-Za-z])/g, "÷"],
	[/\\cdot(?![A-Za-z])|[⋅∙•・]/g, "·"],
	[/\\pm(?![A-Za-z])/g, "±"],
	[/\\mp(?![A-Za-z])/g, "∓"],
	[/\\pi(?![A-Za-z])|(?<![A-Za-z])[Pp]i(?![A-Za-z])/g, "π"],
	[/\\%/g, "%"],
	[/[\u2010-\u2015\u2212]/g, "-"],
	[/[\u2044\u2215]/g, "/"]
];
/** Before the general compatibility form, which would turn 2² into 22 and 1½ into 11/2. */
var expanded = (text) => text.replaceAll(/[¼-¾⅐-⅞]/g, (part) => part.normalize("NFKC").replace(/^(\d+)\u2044(\d+)$/, "\\frac{$1}{$2}")).replaceAll(/[⁰¹²³⁴-⁹⁻]+/g, (power) => `^{${power.normalize("NFKC")}}`);
/**
* Full-width characters, LaTeX commands and look-alikes as one sign each: `\dfrac{1}{2}` → `\frac{1}{2}`, `\sqrt` → √,
* `\times` → ×, `x²` → `x^{2}`. A mixed number typed with a space or 又 ("1 1/2") becomes `1\frac{1}{2}`.
*/
function mathsText(text) {
	let result = expanded(text).normalize("NFKC");
	for (const [pattern, sign] of signs) result = result.replaceAll(pattern, sign);
	return result.replaceAll(/(?<![\d.)}])(\d+)(?: +| *又 *)(\d+)\/(\d+)(?![\d.])/g, "$1\\frac{$2}{$3}").trim().replace(/。$/, "");
}
// src/domain/marking/number-parser.ts
/**
* A small parser of the numbers that pupils write, over the notation of `maths-text.ts`. Descends by precedence: sum,
* product (also unwritten: 2√2, 3π, 2(1+√3)), sign, power, percent, atom. NaN stands for "no number" all the way up, so
* nothing throws; the depth is bounded, and every step consumes a character or ends.
*/
var maximumDepth = 32;
var skipSpaces = (cursor) => {
	while (cursor.source[cursor.position] === " ") cursor.position++;
};
/** The sign at the cursor when it is one of `wanted`, consumed; otherwise the empty text. */
function take(cursor, wanted) {
	skipSpaces(cursor);
	const character = cursor.source[cursor.position] ?? "";
	if (character === "" || !wanted.includes(character)) return "";
	cursor.position++;
	return character;
}
function takeMatch(cursor, pattern) {
	skipSpaces(cursor);
	pattern.lastIndex = cursor.position;
	const match = pattern.exec(cursor.source)?.[0] ?? "";
	cursor.position += match.length;
	return match;
}
var literal = /(?:\d+(?:\.\d*)?|\.\d+)/y;
var fraction$1 = /\\frac/y;
var digitsInBraces = /\{ *\d+ *\}|\d/y;
var signOf = (cursor, sign) => {
	if (sign === "±") return cursor.plusMinus;
	if (sign === "∓") return -cursor.plusMinus;
	return sign === "-" ? -1 : 1;
};
/** Runs one rule a level deeper; too deep is no number. */
function deeper(cursor, rule) {
	if (cursor.depth >= maximumDepth) return NaN;
	cursor.depth++;
	const value = rule(cursor);
	cursor.depth--;
	return value;
}
function group(cursor, closing) {
	const value = deeper(cursor, sum$1);
	return take(cursor, closing) === "" ? NaN : value;
}
/** What `\frac` is followed by: a group, or one digit (`\frac12` is a half), or a sign such as π. */
function argument(cursor) {
	const digit = takeMatch(cursor, /\d/y);
	return digit === "" ? deeper(cursor, atom) : Number(digit);
}
var quotient = (cursor) => {
	return argument(cursor) / argument(cursor);
};
function root$1(radicand, index) {
	if (index === 2) return Math.sqrt(radicand);
	if (!Number.isInteger(index) || index < 2) return NaN;
	if (radicand < 0 && index % 2 === 1) return -((-radicand) ** (1 / index));
	return radicand ** (1 / index);
}
function rootAtCursor(cursor) {
	const index = take(cursor, "[") === "" ? 2 : group(cursor, "]");
	return root$1(deeper(cursor, atom), index);
}
/** A whole number right before a fraction of two whole numbers is a mixed number: `1\frac12` is 1.5. */
function mixedPart(cursor, whole) {
	const start = cursor.position;
	if (/^\d+$/.test(whole) && takeMatch(cursor, fraction$1) !== "") {
		const [numerator, denominator] = [takeMatch(cursor, digitsInBraces), takeMatch(cursor, digitsInBraces)].map((part) => part === "" ? NaN : Number(part.replaceAll(/[{} ]/g, "")));
		const part = (numerator ?? NaN) / (denominator ?? NaN);
		if (!Number.isNaN(part)) return part;
	}
	cursor.position = start;
	return 0;
}
function atom(cursor) {
	const digits = takeMatch(cursor, literal);
	if (digits !== "") return Number(digits) + mixedPart(cursor, digits);
	if (takeMatch(cursor, fraction$1) !== "") return quotient(cursor);
	switch (take(cursor, "π√∛({")) {
		case "π": return Math.PI;
		case "√": return rootAtCursor(cursor);
		case "∛": return root$1(deeper(cursor, atom), 3);
		case "(": return group(cursor, ")");
		case "{": return group(cursor, "}");
		default: return NaN;
	}
}
function power$1(cursor) {
	const base = atom(cursor);
	const value = take(cursor, "%") === "" ? base : base / 100;
	if (take(cursor, "^") === "") return value;
	const exponent = deeper(cursor, signed$1);
	return Number.isNaN(value) ? value : value ** exponent;
}
function signed$1(cursor) {
	return signOf(cursor, take(cursor, "+-±∓")) * power$1(cursor);
}
function product(cursor) {
	let value = signed$1(cursor);
	for (;;) {
		const sign = take(cursor, "×·÷/");
		if (sign === "÷" || sign === "/") value /= signed$1(cursor);
		else if (sign !== "") value *= signed$1(cursor);
		else if (/[π√∛({\\]/.test(cursor.source[cursor.position] ?? "")) {
			const factor = power$1(cursor);
			if (Number.isNaN(factor)) return factor;
			value *= factor;
		} else return value;
	}
}
function sum$1(cursor) {
	let value = product(cursor);
	for (let sign = take(cursor, "+-±∓"); sign !== ""; sign = take(cursor, "+-±∓")) value += signOf(cursor, sign) * product(cursor);
	return value;
}
/**
* The value of one expression in the notation of `mathsText`, with ± read as `plusMinus`. Null when it is no finite real
* number.
*/
function evaluate(source, plusMinus) {
	const cursor = {
		source,
		plusMinus,
		position: 0,
		depth: 0
	};
	const value = sum$1(cursor);
	skipSpaces(cursor);
	return cursor.position === source.length && Number.isFinite(value) ? value : null;
}
// src/domain/marking/same-number.ts
var maximumLength = 200;
/** Two doubles that came from exact answers differ by far less, 0.333 and a third by far more. */
var relativeTolerance = 1e-9;
var closes = (left, right) => left === right || Math.abs(left - right) <= relativeTolerance * Math.max(Math.abs(left), Math.abs(right));
/** Splits "2或-2", "2, -2" and "x=2；x=-2"; a comma inside brackets leaves two parts that are no numbers. */
var splitList = (text) => text.split(/或者|[,;、或和与及]|(?<![A-Za-z\\])(?:or|and)(?![A-Za-z])/);
/** "x=2", "x_1 = 2", "y₁=2" without the name. */
var withoutName = (item) => item.trim().replace(/^[A-Za-zα-ωΑ-Ω]_?\{?\w?\}?\s*=/, "");
/** The distinct values that a text lists, or null when any part of it is no number. */
function valuesOf(text) {
	if (text.length > maximumLength) return null;
	const values = [];
	for (const item of splitList(mathsText(text))) {
		const expression = withoutName(item);
		for (const value of [evaluate(expression, 1), evaluate(expression, -1)]) {
			if (value === null) return null;
			if (!values.some((known) => closes(known, value))) values.push(value);
		}
	}
	return values;
}
/**
* Whether two texts name the same number, or the same set of numbers where they list several ("±2" = "2或-2"), to a
* relative 1e-9: 1/2 = 0.5, √8 = 2√2, 2.0 = 2, but 0.333 ≠ 1/3. Plain text or LaTeX. What cannot be read, is longer than
* 200 characters or nests deeper than 32 equals nothing.
*/
function isSameNumber(left, right) {
	const [first, second] = [valuesOf(left), valuesOf(right)];
	if (first === null || second === null || first.length !== second.length) return false;
	return first.every((value) => second.some((other) => closes(value, other)));
}
/**
* Whether two texts are the same maths word for word, apart from spaces and notation ("x ＞ 3" = "x>3"); for answers
* that are no numbers, such as intervals and 无解.
*/
var isSameMathsText = (left, right) => left.length <= maximumLength && right.length <= maximumLength && mathsText(left).replaceAll(/\s/g, "") === mathsText(right).replaceAll(/\s/g, "");
// src/domain/marking/same-text.ts
/** Apostrophes and quotation marks as the keyboards of phones and word processors give them. */
var apostrophes = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u00B4`]/g;
var quotes = /[\u201C-\u201F\u2033]/g;
var endMarks = " .!?。";
/** In one pass: a pattern anchored at the end would try every run of dots. */
function withoutEndMarks(text) {
	let end = text.length;
	while (end > 0 && endMarks.includes(text.charAt(end - 1))) end--;
	return text.slice(0, end);
}
/** Compared by this form only; it is never shown. */
function comparable(text) {
	const plain = text.replaceAll(apostrophes, "'").replaceAll(quotes, "\"").normalize("NFKC").replaceAll(/\p{Cf}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").replaceAll(/ ?[-\u2010-\u2015\u2212] ?/g, "-").trim();
	return withoutEndMarks(plain) || plain;
}
/**
* The tolerant equality of typed answers: width (Ａ = A), case, runs of spaces, curly and straight quotation marks,
* spaces around hyphens and the end mark of a sentence (. ! ?) make no difference. Everything else does.
*/
var isSameText = (left, right) => comparable(left) === comparable(right);
// src/domain/marking/mark-item.ts
var halfPoint = 5;
/** Half of a score, rounded down to half points: 4 points give 2, 2.5 give 1, 0.5 gives 0. */
var halfOf = (score) => Math.floor(score / 2 / halfPoint) * halfPoint;
/**
* The rule for questions with several right options: all of them and nothing else gives the full score; any wrong letter
* gives nothing; some of the right ones and no wrong one give half, rounded down to half points.
*/
function markMultiple(choices, answer, score) {
	const right = new Set(choices);
	const chosen = new Set(answer.replaceAll(/[\s,，、]/g, ""));
	if (chosen.size === 0 || [...chosen].some((letter) => !right.has(letter))) return 0;
	return chosen.size === right.size ? score : halfOf(score);
}
var isAccepted = (accept, answer, same) => accept.some((alternative) => same(alternative, answer));
var isSameMaths = (left, right) => isSameNumber(left, right) || isSameMathsText(left, right);
/**
* Marks one item (specification §4, marking). `score` is the item's full score in tenths of a point. An item left open,
* also a written one, has 0 and needs no person.
*/
function markItem(key, answer, score) {
	const given = answer.trim();
	if (given === "") return { score: 0 };
	switch (key.kind) {
		case "single": return { score: given === key.choice ? score : 0 };
		case "multiple": return { score: markMultiple(key.choices, given, score) };
		case "blank": return { score: isAccepted(key.accept, given, isSameText) ? score : 0 };
		case "number": return { score: isAccepted(key.accept, given, isSameMaths) ? score : 0 };
		case "written": return "byPerson";
	}
}
// server/services/paper/remark-answers.ts
/**
* The present key of an item, which stays until the transaction ends (like a hand-in's `shareKeys`); null for one that a
* person marks, and for one that the paper no longer has.
*/
async function shareKey(db, { paperId, itemId }) {
	await db.select({ paperId: paper$1.paperId }).from(paper$1).where(eq(paper$1.paperId, paperId)).for("share");
	const [row] = await db.select({
		key: paperItem.key,
		score: paperItem.score
	}).from(paperItem).where(and(eq(paperItem.paperId, paperId), eq(paperItem.itemId, itemId)));
	return row === void 0 || row.key.kind === "written" ? null : row;
}
var ofItem = ({ paperId, itemId }) => and(eq(test.paperId, paperId), eq(answer.itemId, itemId), isNotNull(submission.submittedAt));
/** Answers to an item in all tests of its paper. */
async function countAnswers(db, placed) {
	const [row] = await db.select({ count: sql`count(*)::int` }).from(answer).innerJoin(submission, eq(submission.submissionId, answer.submissionId)).innerJoin(test, eq(test.testId, submission.testId)).where(ofItem(placed));
	return row?.count ?? 0;
}
/** The next answers after a submission, with whose they are, locked until the transaction ends. */
var findAnswers = (db, placed, afterSubmission, limit) => db.select({
	submissionId: answer.submissionId,
	value: answer.value,
	score: answer.score,
	testId: test.testId,
	testName: test.testName,
	uid: user$1.uid,
	username: user$1.username,
	realname: user$1.realname
}).from(answer).innerJoin(submission, eq(submission.submissionId, answer.submissionId)).innerJoin(test, eq(test.testId, submission.testId)).innerJoin(user$1, eq(user$1.uid, submission.uid)).where(and(ofItem(placed), gt(answer.submissionId, afterSubmission))).orderBy(answer.submissionId).limit(limit).for("update", { of: [submission, answer] });
/** The answers whose score is another by this key. */
var changedAnswers = ({ key, score }, answers) => answers.flatMap((found) => {
	const marked = markItem(key, found.value, score);
	return marked === "byPerson" || marked.score === found.score ? [] : [{
		...found,
		newScore: marked.score
	}];
});
/** Stores new scores with their history and answers whose total they changed; four statements, however many. */
async function storeScores(db, itemId, changed, now) {
	if (changed.length === 0) return [];
	const given = sql`unnest(
    ${sql.param(changed.map(({ submissionId }) => submissionId))}::bigint[],
    ${sql.param(changed.map(({ newScore }) => newScore))}::integer[],
    ${sql.param(changed.map(differenceOf))}::integer[]
  ) as given (submission_id, score, difference)`;
	await db.update(answer).set({
		score: sql`given.score`,
		rev: sql`${answer.rev} + 1`
	}).from(given).where(and(sql`${answer.submissionId} = given.submission_id`, eq(answer.itemId, itemId)));
	const totals = await db.update(submission).set({ objectiveScore: sql`${submission.objectiveScore} + given.difference` }).from(given).where(sql`${submission.submissionId} = given.submission_id`).returning({
		submissionId: submission.submissionId,
		total: sql`${submission.objectiveScore} + ${submission.writtenScore}`
	});
	await db.insert(mark).values(changed.map(({ submissionId, score, newScore }) => ({
		submissionId,
		itemId,
		scoreBefore: score,
		scoreAfter: newScore,
		createdAt: now
	})));
	const totalOf = new Map(totals.map(({ submissionId, total }) => [submissionId, total]));
	return changed.map((one) => changeOf$1(one, totalOf.get(one.submissionId) ?? 0));
}
var differenceOf = ({ score, newScore }) => newScore - (score ?? 0);
function changeOf$1(changed, after) {
	const { testId, testName, uid, username, realname } = changed;
	return {
		testId,
		testName,
		uid,
		username,
		realname,
		before: after - differenceOf(changed),
		after
	};
}
/** How far a re-marking has come: the last submission looked at, and whose total it changed. */
var remarkResult = z.object({
	cursor: z.int(),
	changes: z.array(scoreChange)
});
/**
* Marks all answers to an item of a paper by its present key, in every test of that paper. Goes on where it was left
* after a crash; two runs of the same job take turns at its progress row, so that nothing is done or told twice.
*/
async function remark(db, job, now) {
	let hasMore = true;
	while (hasMore) hasMore = await db.transaction((transaction) => remarkBatch(transaction, job, now()));
}
/** One batch, and whether there is more to do. */
async function remarkBatch(db, job, now) {
	const [progress] = await db.select().from(jobProgress).where(eq(jobProgress.jobId, job.jobId)).for("update");
	if (progress === void 0 || progress.state === "done") return false;
	const { cursor, changes } = progress.result === null ? unbegun : z.parse(remarkResult, progress.result);
	const item = await shareKey(db, job);
	const answers = item === null ? [] : await findAnswers(db, job, cursor, 200);
	const changed = item === null ? [] : changedAnswers(item, answers);
	const hasMore = answers.length === 200;
	const state = hasMore ? "running" : "done";
	const done = progress.done + answers.length;
	const expected = progress.state === "waiting" && hasMore ? await countAnswers(db, job) : progress.total;
	const result = {
		cursor: answers.at(-1)?.submissionId ?? cursor,
		changes: [...changes, ...await storeScores(db, job.itemId, changed, now)]
	};
	await db.update(jobProgress).set({
		state,
		done,
		total: hasMore ? Math.max(expected, done) : done,
		result,
		updatedAt: now
	}).where(eq(jobProgress.jobId, job.jobId));
	return hasMore;
}
var unbegun = {
	cursor: 0,
	changes: []
};
// server/services/paper/paper.handlers.ts
var paperHandlers = (sendJob) => implement(paper, {
	list: async (input, { db, caller }) => listPapers(db, input, caller),
	detail: async ({ paperId }, { db, caller }) => {
		const { ownerId, ownerName } = await findOwner(db, paperId);
		return {
			...await loadKeyedPaper(db, paperId),
			ownerName,
			isOwn: ownerId === caller.uid
		};
	},
	correctKey: async ({ paperId, itemId, keyRev, key }, { db, caller, now, fail }) => {
		await lockKeys(db, paperId, now);
		const place = await findPlace(db, paperId, itemId);
		if (place === null) return fail("itemUnknown");
		if (place.keyRev !== keyRev) return fail("keyChangedByOther");
		if (!keyFits(place, key)) return fail("keyInvalid");
		await storeKey(db, paperId, itemId, canonicalKey(key));
		const jobId = await sendJob(db, "remark", {
			paperId,
			itemId
		});
		await noteRemark(db, jobId, caller.uid, now);
		return { jobId };
	},
	correctionProgress: async ({ jobId }, { db, caller, fail, countRows }) => {
		const found = await findRemark(db, jobId, caller.uid);
		if (found === null) return fail("jobUnknown");
		const { result, ...progress } = found;
		const changes = progress.state === "done" ? z.parse(remarkResult, result).changes.toSorted(byTestAndName) : [];
		countRows(changes.length);
		return {
			...progress,
			changes
		};
	}
});
var byTestAndName = (left, right) => left.testId - right.testId || (left.username < right.username ? -1 : 1);
async function findOwner(db, paperId) {
	const [row] = await db.select({
		ownerId: paper$1.ownerId,
		ownerName: user$1.realname
	}).from(paper$1).innerJoin(user$1, eq(user$1.uid, paper$1.ownerId)).where(eq(paper$1.paperId, paperId));
	if (row === void 0) throw new Error(`Paper ${paperId} is gone`);
	return row;
}
// server/services/platform/idempotency.ts
/** Answers of writes by user and key. The claim is a row in the write's own transaction. */
var idempotencyStore = {
	claim: async (db, { uid, key, path, bodyHash, now }) => {
		if ((await db.insert(idempotency).values({
			uid,
			key,
			path,
			bodyHash,
			createdAt: now
		}).onConflictDoNothing().returning({ key: idempotency.key })).length === 1) return { kind: "first" };
		const [row] = await db.select().from(idempotency).where(ofIntent(uid, key));
		if (row?.answer == null) throw new Error("A committed idempotency key has no answer");
		return row.path === path && row.bodyHash === bodyHash ? {
			kind: "repeated",
			answer: row.answer
		} : { kind: "otherBody" };
	},
	keep: async (db, { uid, key }, answer) => {
		await db.update(idempotency).set({ answer }).where(ofIntent(uid, key));
	}
};
var ofIntent = (uid, key) => and(eq(idempotency.uid, uid), eq(idempotency.key, key));
// server/services/platform/ownership.ts
/** One rule an object: the row is found only when the caller may touch it. */
var rules = {
	course: (db, caller, id) => db.select({ id: course.courseId }).from(course).where(and(eq(course.courseId, id), eq(course.lecturerId, caller.uid))),
	test: (db, caller, id) => db.select({ id: test.testId }).from(test).innerJoin(course, eq(course.courseId, test.courseId)).where(and(eq(test.testId, id), eq(course.lecturerId, caller.uid))),
	assignedTest: (db, caller, id) => db.select({ id: test.testId }).from(test).innerJoin(submission, eq(submission.testId, test.testId)).where(and(eq(test.testId, id), eq(submission.uid, caller.uid), isNotNull(test.publishedAt))),
	paper: (db, caller, id) => {
		const isShared = and(eq(paper$1.sharedWithSchool, true), eq(paper$1.schoolId, caller.schoolId));
		return papersWhere(db, id, or(eq(paper$1.ownerId, caller.uid), isShared));
	},
	ownPaper: (db, caller, id) => papersWhere(db, id, eq(paper$1.ownerId, caller.uid))
};
var papersWhere = (db, id, mayTouch) => db.select({ id: paper$1.paperId }).from(paper$1).where(and(eq(paper$1.paperId, id), mayTouch));
/** Whether the caller may touch the object; an unknown id and a foreign one are the same false. */
async function owns(db, caller, owner, id) {
	return (await rules[owner](db, caller, id)).length > 0;
}
// server/services/platform/sessions.ts
var minute$2 = 6e4;
/** How long a session lives (resilience: idle and absolute). */
var sessionLimits = {
	idle: 120 * minute$2,
	absolute: 720 * minute$2,
	seenEvery: minute$2
};
/** Sessions as rows: any number of service processes share them. */
function sessionStore(db) {
	const findRow = db.select({
		uid: user$1.uid,
		schoolId: user$1.schoolId,
		ownerId: school.ownerId,
		seenAt: session.seenAt,
		expiresAt: session.expiresAt
	}).from(session).innerJoin(user$1, eq(user$1.uid, session.uid)).innerJoin(school, eq(school.schoolId, user$1.schoolId)).where(and(eq(session.tokenHash, sql.placeholder("tokenHash")), eq(session.surface, sql.placeholder("surface")), sql`${user$1.disabledAt} is null`)).prepare("session_find");
	return {
		find: async (tokenHash, surface, now) => {
			const [row] = await findRow.execute({
				tokenHash,
				surface
			});
			if (row === void 0 || !isAlive(row, now)) return null;
			if (now.getTime() - row.seenAt.getTime() > sessionLimits.seenEvery) await db.update(session).set({ seenAt: now }).where(eq(session.tokenHash, tokenHash));
			return {
				uid: row.uid,
				schoolId: row.schoolId,
				isSchoolOwner: row.ownerId === row.uid
			};
		},
		create: async (executor, { tokenHash, surface, uid, agent, now }) => {
			const expiresAt = new Date(now.getTime() + sessionLimits.absolute);
			await executor.insert(session).values({
				tokenHash,
				surface,
				uid,
				agent,
				createdAt: now,
				seenAt: now,
				expiresAt
			});
		},
		remove: async (executor, tokenHash) => {
			await executor.delete(session).where(eq(session.tokenHash, tokenHash));
		}
	};
}
var isAlive = (row, now) => now < row.expiresAt && now.getTime() - row.seenAt.getTime() < sessionLimits.idle;
// server/services/platform/ports.ts
/** The core's storage on a database. */
var databasePorts = (db) => ({
	db,
	transaction: (run) => db.transaction(run),
	sessions: sessionStore(db),
	idempotency: idempotencyStore,
	owns,
	audit: async (executor, row) => {
		await executor.insert(audit).values(row);
	}
});
// src/api/contract/areas/report.ts
var answerCount = z.object({
	value: z.string(),
	count: z.int()
});
/** How a class did on one item, over marked scripts. */
var itemReport = z.object({
	itemId: z.int(),
	no: z.int(),
	type: z.int(),
	kind: z.enum([
		"single",
		"multiple",
		"blank",
		"number",
		"written"
	]),
	sectionText: z.string(),
	knowledge: z.string(),
	/** Full mark and mean in tenths; the mean rounded half away from zero to a tenth of a point. */
	score: z.int(),
	mean: z.nullable(z.int()),
	/** Mean over full mark in whole percent; null without scripts. */
	facility: z.nullable(z.int()),
	/** Hundredths, from -100 to 100; null under 10 scripts. */
	discrimination: z.nullable(z.int()),
	/** What was answered, most frequent first; letters of options for choices, at most 20 rows. */
	answers: z.array(z.extend(answerCount, { right: z.boolean() }))
});
var studentReport = z.object({
	uid: z.int(),
	username: z.string(),
	realname: z.string(),
	state: z.enum([
		"unsubmitted",
		"unmarked",
		"marked"
	]),
	submittedAt: z.nullable(z.string()),
	/** 1 is best, equal scores share a rank; null unless marked. */
	rank: z.nullable(z.int()),
	/** Tenths; null unless marked (total, written) or submitted (objective). */
	total: z.nullable(z.int()),
	objective: z.nullable(z.int()),
	written: z.nullable(z.int()),
	/** Difference to this student's score in the class's test before, in tenths of a percent of the full mark. */
	change: z.nullable(z.int())
});
var classReport$1 = z.object({
	test: testInfo,
	paperTitle: z.string(),
	courseName: z.string(),
	counts: reportData,
	/** Over marked scripts, tenths; null while there are none. */
	statistics: z.nullable(z.object({
		mean: z.int(),
		median: z.int(),
		deviation: z.int(),
		highest: z.int(),
		lowest: z.int(),
		passed: z.int()
	})),
	/** Marked scripts by percent of the full mark: under 60, 60–69, 70–79, 80–89, 90–100. */
	distribution: z.array(z.int()),
	items: z.array(itemReport),
	students: z.array(studentReport)
});
/** An answer with its mark, by item. */
var markedAnswer = z.object({
	itemId: z.int(),
	value: z.string(),
	score: z.nullable(z.int()),
	criteria: z.nullable(z.array(z.int())),
	comment: z.string()
});
/** Report service (specification §7 Catalogued service areas). */
var report = {
	class: endpoint({
		path: "/client/report/test/class",
		access: "teacher",
		effect: "read",
		owner: "test",
		audit: "read",
		input: z.object({ testId: id }),
		output: classReport$1,
		errors: []
	}),
	/** The class report as a workbook whose cells equal the screen. */
	exportClass: endpoint({
		path: "/client/report/test/export",
		access: "teacher",
		effect: "read",
		owner: "test",
		audit: "export",
		input: z.object({ testId: id }),
		output: { file: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
		errors: []
	}),
	/** One student's script, item by item. */
	student: endpoint({
		path: "/client/report/test/student",
		access: "teacher",
		effect: "read",
		owner: "test",
		audit: "read",
		input: z.object({
			testId: id,
			uid: id
		}),
		output: z.object({
			realname: z.string(),
			username: z.string(),
			submittedAt: z.string(),
			paper: keyedPaper,
			answers: z.array(markedAnswer)
		}),
		errors: ["notSubmitted"]
	}),
	/** One item: the question, and who answered what. */
	item: endpoint({
		path: "/client/report/test/item",
		access: "teacher",
		effect: "read",
		owner: "test",
		audit: "read",
		input: z.object({
			testId: id,
			itemId: id
		}),
		output: z.object({
			item: keyedItem$1,
			passage: z.string(),
			/** Over submitted scripts. */
			list: z.array(z.object({
				uid: z.int(),
				username: z.string(),
				realname: z.string(),
				value: z.string(),
				score: z.nullable(z.int())
			}))
		}),
		errors: ["itemUnknown"]
	})
};
// src/domain/statistics/distribution.ts
/** The five bands of a distribution, by the percent of the full mark where each begins: below 60, 60–69, … 90–100. */
var bandFloors = [
	0,
	60,
	70,
	80,
	90
];
/** The band of a score, 0 to 4, for any full mark; both in tenths. Whole numbers are compared: 69.9 % is in 60–69. */
var bandOf = (score, fullMark) => Math.max(0, bandFloors.findLastIndex((floor) => score * 100 >= floor * fullMark));
/** How many scores lie in each of the five bands. */
function distributionOf(scores, fullMark) {
	const bands = scores.map((score) => bandOf(score, fullMark));
	return bandFloors.map((_, band) => bands.filter((other) => other === band).length);
}
// src/domain/statistics/item-analysis.ts
/**
* Facility (得分率) of an item: mean score ÷ full score, 0 to 1. Scores in tenths; null without scores or for an item
* worth nothing.
*/
var facilityOf = (scores, fullScore) => scores.length === 0 || fullScore <= 0 ? null : {
	numerator: totalOf$1(scores),
	denominator: scores.length * fullScore
};
/** Below this many students a discrimination says nothing. */
var fewestStudents = 10;
var sumOfItems = (results) => totalOf$1(results.map(({ item }) => item));
/**
* Sum of the item's scores over the `size` students who come first in `ranked`. Where several share the last total, each
* of them counts by the same part, so that the order of the list makes no difference.
*/
function groupSum(ranked, size) {
	const border = ranked[size - 1]?.total;
	const tied = ranked.filter(({ total }) => total === border);
	const inside = ranked.slice(0, size).filter(({ total }) => total !== border);
	const places = size - inside.length;
	return {
		numerator: sumOfItems(inside) * tied.length + places * sumOfItems(tied),
		denominator: tied.length
	};
}
/**
* Discrimination (区分度) of an item, −1 to 1: D = facility among the top 27 % by total − facility among the bottom 27 %,
* groups of ⌈0.27 n⌉ students. Null for fewer than 10 students or an item worth nothing.
*/
function discriminationOf(results, fullScore) {
	if (results.length < fewestStudents || fullScore <= 0) return null;
	const size = Math.ceil(results.length * 27 / 100);
	const ranked = results.toSorted((left, right) => right.total - left.total);
	const top = groupSum(ranked, size);
	const bottom = groupSum(ranked.toReversed(), size);
	return {
		numerator: top.numerator * bottom.denominator - bottom.numerator * top.denominator,
		denominator: top.denominator * bottom.denominator * size * fullScore
	};
}
// src/domain/statistics/ranks.ts
/** The rank of each score in the given order, the highest first; equal scores share the better rank: 1, 2, 2, 4. */
function ranksOf(scores) {
	const ranks = /* @__PURE__ */ new Map();
	for (const [index, score] of scores.toSorted((left, right) => right - left).entries()) if (!ranks.has(score)) ranks.set(score, index + 1);
	return scores.map((score) => ranks.get(score) ?? 0);
}
/** Whether a score is at least 60 % of the full mark (both in tenths), without division. */
var isPass = (score, fullMark) => score * 100 >= 60 * fullMark;
function medianOf(sorted) {
	const middle = sorted.length / 2;
	return roundedQuotient((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0), 2);
}
/** The whole part of a square root, by Newton's method from above. */
function wholeRoot(value) {
	if (value < 2n) return value;
	let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
	for (;;) {
		const next = (guess + value / guess) / 2n;
		if (next >= guess) return guess;
		guess = next;
	}
}
/**
* Population standard deviation √(Σ(x − mean)² / n) = √(nΣx² − (Σx)²) / n, rounded exactly: with v = nΣx² − (Σx)², the
* result is ⌊(⌊√(4v) / n⌋ + 1) / 2⌋.
*/
function deviationOf(scores, sum) {
	const count = BigInt(scores.length);
	const variance = count * scores.reduce((total, score) => total + BigInt(score) ** 2n, 0n) - BigInt(sum) ** 2n;
	return Number((wholeRoot(4n * variance) / count + 1n) / 2n);
}
/**
* Mean Σx / n, median, population standard deviation, extremes and passes of the marked scores, in tenths of a point;
* null while there is none.
*/
function summaryOf(scores, fullMark) {
	const sorted = scores.toSorted((left, right) => left - right);
	const [minimum, maximum] = [sorted[0], sorted.at(-1)];
	if (minimum === void 0 || maximum === void 0) return null;
	const sum = totalOf$1(scores);
	return {
		count: scores.length,
		mean: roundedQuotient(sum, scores.length),
		median: medianOf(sorted),
		deviation: deviationOf(scores, sum),
		minimum,
		maximum,
		passCount: scores.filter((score) => isPass(score, fullMark)).length
	};
}
// server/services/report/class-queries.ts
var isMarked = (script) => and(isNotNull(script.submittedAt), eq(script.unmarkedCount, 0));
/**
* Everyone assigned, by username, with the same student's marked script in the class's last finished test that ended
* before. A student has few scripts in a class, so the script before is looked up by student.
*/
function studentRows(db, testId, now) {
	const earlierTest = alias(test, "earlier_test");
	const earlierScript = alias(submission, "earlier_script");
	const isFinished = or(lte(earlierTest.endTime, sql.placeholder("now")), lte(earlierTest.finishedAt, sql.placeholder("now")));
	const earlier = db.select({
		total: sql`${earlierScript.objectiveScore} + ${earlierScript.writtenScore}`.as("earlier_total"),
		fullMark: sql`${earlierTest.score}`.as("earlier_full_mark")
	}).from(earlierTest).innerJoin(earlierScript, eq(earlierScript.testId, earlierTest.testId)).where(and(eq(earlierTest.courseId, test.courseId), lt(earlierTest.endTime, test.endTime), lte(earlierTest.publishedAt, sql.placeholder("now")), isFinished, eq(earlierScript.uid, submission.uid), isMarked(earlierScript))).orderBy(desc(earlierTest.endTime), desc(earlierTest.testId)).limit(1).as("earlier");
	return db.select({
		uid: user$1.uid,
		username: user$1.username,
		realname: user$1.realname,
		submittedAt: submission.submittedAt,
		unmarkedCount: submission.unmarkedCount,
		objective: submission.objectiveScore,
		written: submission.writtenScore,
		earlierTotal: sql`${earlier.total}`,
		earlierFullMark: sql`${earlier.fullMark}`
	}).from(submission).innerJoin(test, eq(test.testId, submission.testId)).innerJoin(user$1, eq(user$1.uid, submission.uid)).leftJoinLateral(earlier, isMarked(submission)).where(eq(submission.testId, sql.placeholder("testId"))).orderBy(user$1.username).prepare("class_report_students").execute({
		testId,
		now: now.toISOString()
	});
}
var kindSql = sql`${paperItem.key}->>'kind'`;
/** The items of a paper in their order. */
var itemRows = (db, paperId) => db.select({
	itemId: paperItem.itemId,
	no: paperItem.no,
	type: question.type,
	kind: kindSql,
	sectionText: paperSection.sectionText,
	knowledge: knowledge.name,
	score: paperItem.score
}).from(paperItem).innerJoin(paperSection, and(eq(paperSection.paperId, paperItem.paperId), eq(paperSection.no, paperItem.sectionNo))).innerJoin(question, eq(question.questionId, paperItem.questionId)).innerJoin(item, eq(item.itemId, paperItem.itemId)).innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId)).where(eq(paperItem.paperId, sql.placeholder("paperId"))).orderBy(paperItem.no).prepare("class_report_items").execute({ paperId });
/** What JavaScript's `trim` takes away, so that answers are told apart as marking does. */
var whiteSpace = sql.raw(String.raw`E'\t\n\u000B\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF'`);
/**
* Answers of marked scripts by item, value (written ones together) and score, the most frequent first, each with the
* totals of the scripts that gave it.
*/
function answerGroups(db, testId, paperId) {
	const marked = db.$with("marked").as(db.select({
		submissionId: submission.submissionId,
		total: sql`${submission.objectiveScore} + ${submission.writtenScore}`.as("total")
	}).from(submission).where(and(eq(submission.testId, sql.placeholder("testId")), isMarked(submission))));
	const asked = db.$with("asked").as(db.select({
		itemId: paperItem.itemId,
		isWritten: sql`${kindSql} = 'written'`.as("is_written")
	}).from(paperItem).where(eq(paperItem.paperId, sql.placeholder("paperId"))));
	const value = sql`(case when ${asked.isWritten} then '' else btrim(${answer.value}, ${whiteSpace}) end) collate "C"`;
	return db.with(marked, asked).select({
		itemId: asked.itemId,
		value: value.as("value"),
		score: sql`coalesce(${answer.score}, 0)`.as("score"),
		count: sql`count(*)::int`.as("count"),
		totals: sql`json_agg(${marked.total})`
	}).from(marked).innerJoin(answer, eq(answer.submissionId, marked.submissionId)).innerJoin(asked, eq(asked.itemId, answer.itemId)).groupBy(sql`1, 2, 3`).orderBy(sql`1, 4 desc, 2`).prepare("class_report_answers").execute({
		testId,
		paperId
	});
}
// server/services/report/snapshot.ts
/** Runs several queries on one state of the database, so that their numbers agree while students hand in. */
var snapshot = (db, run) => db instanceof NodePgTransaction ? run(db) : db.transaction(run, {
	isolationLevel: "repeatable read",
	accessMode: "read only"
});
// server/services/report/class-report.ts
/** Rows of the answers to one item that a report lists. */
var mostAnswers = 20;
/**
* How a class did in a test: four queries on one snapshot. Statistics, distribution and items are over marked scripts
* (handed in, nothing waits for a person); students are all who were assigned.
*/
var classReport = (db, testId, now) => snapshot(db, async (at) => {
	const record = await testRecord(at, now, testId);
	if (record === null) throw new Error("A test was deleted while its report was made");
	const { testInfo, reportData } = testRowOf(record);
	const rows = await studentRows(at, testId, now);
	const items = await itemRows(at, record.paperId);
	const groups = groupedBy(await answerGroups(at, testId, record.paperId), ({ itemId }) => itemId);
	const totals = rows.filter((row) => submissionState(row) === "marked").map(totalOf);
	return {
		test: testInfo,
		paperTitle: record.paperTitle,
		courseName: record.courseName,
		counts: reportData,
		statistics: statisticsOf(totals, record.score),
		distribution: [...distributionOf(totals, record.score)],
		items: items.map((item) => itemReportOf(item, groups.get(item.itemId) ?? [])),
		students: studentReportsOf(rows, record.score)
	};
});
var totalOf = ({ objective, written }) => objective + written;
function statisticsOf(totals, fullMark) {
	const summary = summaryOf(totals, fullMark);
	if (summary === null) return null;
	const { mean, median, deviation, maximum: highest, minimum: lowest, passCount: passed } = summary;
	return {
		mean,
		median,
		deviation,
		highest,
		lowest,
		passed
	};
}
function itemReportOf(item, groups) {
	const results = groups.flatMap(({ score, totals }) => totals.map((total) => ({
		total,
		item: score
	})));
	const scores = results.map((result) => result.item);
	const facility = facilityOf(scores, item.score);
	const discrimination = discriminationOf(results, item.score);
	return {
		...item,
		mean: scores.length === 0 ? null : roundedQuotient(totalOf$1(scores), scores.length),
		facility: facility && percentWhole(facility.numerator, facility.denominator),
		discrimination: discrimination && hundredths(discrimination),
		answers: item.kind === "written" ? [] : groups.slice(0, mostAnswers).map((group) => answerOf$3(item, group))
	};
}
var hundredths = ({ numerator, denominator }) => roundedQuotient(numerator * 100, denominator);
var answerOf$3 = (item, { value, count, score }) => ({
	value,
	count,
	right: score === item.score
});
var stateOrder = [
	"marked",
	"unmarked",
	"unsubmitted"
];
/** The best first, then who waits for marking, then who did not hand in; equal ones stay in the order of the rows. */
function studentReportsOf(rows, fullMark) {
	const groups = groupedBy(rows, submissionState);
	const marked = (groups.get("marked") ?? []).toSorted((left, right) => totalOf(right) - totalOf(left));
	const ranks = ranksOf(marked.map(totalOf));
	return stateOrder.flatMap((state) => state === "marked" ? marked : groups.get(state) ?? []).map((row, index) => studentReportOf(row, ranks[index] ?? null, fullMark));
}
function studentReportOf(row, rank, fullMark) {
	const state = submissionState(row);
	const isMarked = state === "marked";
	return {
		uid: row.uid,
		username: row.username,
		realname: row.realname,
		state,
		submittedAt: row.submittedAt && row.submittedAt.toISOString(),
		rank,
		total: isMarked ? totalOf(row) : null,
		objective: state === "unsubmitted" ? null : row.objective,
		written: isMarked ? row.written : null,
		change: isMarked ? changeOf(row, fullMark) : null
	};
}
/** Percent of the full mark now minus then, in tenths of a percent, rounded once; null without a script before. */
function changeOf(row, fullMark) {
	const { earlierTotal, earlierFullMark } = row;
	if (earlierTotal === null || earlierFullMark === null || earlierFullMark <= 0 || fullMark <= 0) return null;
	return roundedQuotient((totalOf(row) * earlierFullMark - earlierTotal * fullMark) * 1e3, fullMark * earlierFullMark);
}
function groupedBy(rows, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const row of rows) {
		const key = keyOf(row);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [row]);
		else group.push(row);
	}
	return groups;
}
// server/services/report/report-file-name.ts
/** Longest name in characters, its extension included. */
var longestName = 80;
/**
* The name of a class's workbook: 七(2)班-第五单元检测-成绩报告.xlsx. Names of class and test are other people's texts: no
* path, no control or invisible character, no leading dot gets through, and the ending always stays.
*/
function reportFileName(courseName, testName, ending) {
	const tail = `-${ending}.xlsx`;
	return shortened([shortClassName(courseName), testName].map(cleaned).filter((part) => part !== "").join("-"), longestName - tail.length) + tail;
}
/** 七年级(2)班 is 七(2)班 for short. */
var shortClassName = (courseName) => courseName.replace("年级", "");
var cleaned = (text) => text.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, "").replaceAll(/[\\/:*?"<>|]|\.{2,}/g, "_").replaceAll(/^[.\s]+|\s+$/g, "");
/** At most `length` UTF-16 units, no character cut in two. */
function shortened(text, length) {
	let short = "";
	for (const character of text) {
		if (short.length + character.length > length) break;
		short += character;
	}
	return short;
}
// src/domain/report/report-tables.ts
var empty = { kind: "empty" };
var text$1 = (value) => value === "" ? empty : {
	kind: "text",
	text: value
};
var word$2 = (id) => ({
	kind: "word",
	word: id
});
var instant = (value) => ({
	kind: "instant",
	instant: value
});
/** A number kept as a whole one in smaller units (tenths, hundredths): `units` of them make 1. */
var number = (value, format, units = 1) => value === null ? empty : {
	kind: "number",
	value: value / units,
	format
};
var studentColumns = [
	"rank",
	"realname",
	"username",
	"state",
	"total",
	"objective",
	"written",
	"change"
];
var studentCells = {
	rank: ({ rank }) => number(rank, "whole"),
	realname: ({ realname }) => text$1(realname),
	username: ({ username }) => text$1(username),
	state: ({ state }) => word$2(state),
	total: ({ total }) => number(total, "points", 10),
	objective: ({ objective }) => number(objective, "points", 10),
	written: ({ written }) => number(written, "points", 10),
	change: ({ change }) => number(change, "change", 10)
};
/** One student's cells, in the order of `studentColumns`. */
var studentRow = (student) => studentColumns.map((column) => studentCells[column](student));
var itemColumns = [
	"no",
	"knowledge",
	"section",
	"fullScore",
	"mean",
	"facility",
	"discrimination",
	"commonError",
	"commonErrorCount"
];
var itemCells = {
	no: ({ no }) => number(no, "whole"),
	knowledge: ({ knowledge }) => text$1(knowledge),
	section: ({ sectionText }) => text$1(sectionText),
	fullScore: ({ score }) => number(score, "points", 10),
	mean: ({ mean }) => number(mean, "mean", 10),
	facility: ({ facility }) => number(facility, "percent"),
	discrimination: ({ discrimination }) => number(discrimination, "index", 100),
	commonError: (item) => commonErrorCell(item),
	commonErrorCount: (item) => number(commonErrorOf(item)?.count ?? null, "whole")
};
/** One item's cells, in the order of `itemColumns`. */
var itemRow = (item) => itemColumns.map((column) => itemCells[column](item));
/** The most frequent answer that was not right, `''` for left open; null when there is none. */
var commonErrorOf = (item) => item.answers.find(({ right }) => !right) ?? null;
function commonErrorCell(item) {
	if (item.mean === null) return empty;
	if (item.kind === "written") return word$2("seeComments");
	const error = commonErrorOf(item);
	if (error === null) return word$2("none");
	return error.value === "" ? word$2("leftOpen") : text$1(error.value);
}
var summaryColumns = ["label", "value"];
/** Bands of the distribution by the percent where each begins. */
var bandIds = [
	"under60",
	"from60",
	"from70",
	"from80",
	"from90"
];
/** The figures above the tables, one a row: the test, the four counts, the statistics, the distribution. */
function summaryRows(report) {
	const { test, counts, statistics, distribution } = report;
	const passRate = statistics && percentWhole(statistics.passed, counts.markedCount);
	return [
		{
			label: "testName",
			cell: text$1(test.testName)
		},
		{
			label: "courseName",
			cell: text$1(report.courseName)
		},
		{
			label: "paperTitle",
			cell: text$1(report.paperTitle)
		},
		{
			label: "beginTime",
			cell: instant(test.beginTime)
		},
		{
			label: "endTime",
			cell: instant(test.endTime)
		},
		{
			label: "itemCount",
			cell: number(report.items.length, "whole")
		},
		{
			label: "fullMark",
			cell: number(test.score, "points", 10)
		},
		{
			label: "assigned",
			cell: number(test.joinNum, "whole")
		},
		{
			label: "marked",
			cell: number(counts.markedCount, "whole")
		},
		{
			label: "unmarked",
			cell: number(counts.unmarkCount, "whole")
		},
		{
			label: "unsubmitted",
			cell: number(counts.unsunmitCount, "whole")
		},
		{
			label: "mean",
			cell: number(statistics?.mean ?? null, "mean", 10)
		},
		{
			label: "median",
			cell: number(statistics?.median ?? null, "mean", 10)
		},
		{
			label: "deviation",
			cell: number(statistics?.deviation ?? null, "mean", 10)
		},
		{
			label: "highest",
			cell: number(statistics?.highest ?? null, "points", 10)
		},
		{
			label: "lowest",
			cell: number(statistics?.lowest ?? null, "points", 10)
		},
		{
			label: "passed",
			cell: number(statistics?.passed ?? null, "whole")
		},
		{
			label: "passRate",
			cell: number(passRate, "percent")
		},
		...bandIds.map((label, band) => ({
			label,
			cell: number(distribution[band] ?? 0, "whole")
		}))
	];
}
// src/domain/time-format.ts
/**
* An instant (milliseconds since 1970) written by tokens (specification §9): Y year, m month, d day, h hour of 24, i
* minutes, s seconds (two digits each), S milliseconds (three). Every other character stays. `offset` is in minutes ahead
* of UTC, the school's unless told otherwise.
*/
function formatTime(instant, format = "Y-m-d h:i:s", offset = 480) {
	const time = wallTimeOf(instant, offset);
	const values = {
		Y: String(time.year).padStart(4, "0"),
		m: twoDigits(time.month),
		d: twoDigits(time.day),
		h: twoDigits(time.hour),
		i: twoDigits(time.minute),
		s: twoDigits(time.second),
		S: String(time.millisecond).padStart(3, "0")
	};
	return format.replaceAll(/[YmdhisS]/g, (token) => values[token] ?? token);
}
// server/services/report/report-workbook.texts.ts
var states = {
	"zh-CN": {
		marked: "已批",
		unmarked: "待批",
		unsubmitted: "未交"
	},
	en: {
		marked: "Marked",
		unmarked: "To mark",
		unsubmitted: "Not handed in"
	}
};
var workbookTexts = {
	"zh-CN": {
		sheets: {
			students: "学生",
			items: "逐题",
			summary: "概况"
		},
		fileEnding: "成绩报告",
		students: {
			rank: "名次",
			realname: "姓名",
			username: "账号",
			state: "状态",
			total: "总分",
			objective: "客观",
			written: "书面",
			change: "比上次(百分点)"
		},
		items: {
			no: "题号",
			knowledge: "考点",
			section: "大题",
			fullScore: "满分",
			mean: "均分",
			facility: "得分率(%)",
			discrimination: "区分度",
			commonError: "最常见的错误",
			commonErrorCount: "错误人数"
		},
		summary: {
			label: "项目",
			value: "数值"
		},
		labels: {
			testName: "任务",
			courseName: "班级",
			paperTitle: "试卷",
			beginTime: "开始时间",
			endTime: "截止时间",
			itemCount: "题数",
			fullMark: "满分",
			assigned: "应交",
			...states["zh-CN"],
			mean: "均分",
			median: "中位数",
			deviation: "标准差",
			highest: "最高",
			lowest: "最低",
			passed: "及格人数",
			passRate: "及格率(%)",
			under60: "不足 60%",
			from60: "60–69%",
			from70: "70–79%",
			from80: "80–89%",
			from90: "90–100%"
		},
		words: {
			...states["zh-CN"],
			leftOpen: "未作答",
			none: "无",
			seeComments: "见评语"
		}
	},
	en: {
		sheets: {
			students: "Students",
			items: "Items",
			summary: "Summary"
		},
		fileEnding: "Score report",
		students: {
			rank: "Rank",
			realname: "Name",
			username: "Account",
			state: "State",
			total: "Total",
			objective: "Objective",
			written: "Written",
			change: "Change (% points)"
		},
		items: {
			no: "No.",
			knowledge: "Knowledge point",
			section: "Section",
			fullScore: "Full score",
			mean: "Mean",
			facility: "Facility (%)",
			discrimination: "Discrimination",
			commonError: "Most common error",
			commonErrorCount: "Students with it"
		},
		summary: {
			label: "Figure",
			value: "Value"
		},
		labels: {
			testName: "Task",
			courseName: "Class",
			paperTitle: "Paper",
			beginTime: "Begins",
			endTime: "Ends",
			itemCount: "Items",
			fullMark: "Full mark",
			assigned: "Assigned",
			...states.en,
			mean: "Mean",
			median: "Median",
			deviation: "Standard deviation",
			highest: "Highest",
			lowest: "Lowest",
			passed: "Passed",
			passRate: "Pass rate (%)",
			under60: "Under 60%",
			from60: "60–69%",
			from70: "70–79%",
			from80: "80–89%",
			from90: "90–100%"
		},
		words: {
			...states.en,
			leftOpen: "Left open",
			none: "None",
			seeComments: "See comments"
		}
	}
};
// server/services/report/report-workbook.ts
/** The class report as .xlsx: sheets of students, items and the summary, each with one row of headings. */
async function reportWorkbook(report, language) {
	const texts = workbookTexts[language];
	const written = (cells) => cells.map((cell) => workbookCell(cell, texts));
	const summary = summaryRows(report).map(({ label, cell }) => [textCell(texts.labels[label]), workbookCell(cell, texts)]);
	const sheets = [
		sheetOf(texts.sheets.students, studentColumns.map((column) => texts.students[column]), report.students.map((student) => written(studentRow(student)))),
		sheetOf(texts.sheets.items, itemColumns.map((column) => texts.items[column]), report.items.map((item) => written(itemRow(item)))),
		sheetOf(texts.sheets.summary, summaryColumns.map((column) => texts.summary[column]), summary)
	];
	return writeExcelFile(sheets).toBuffer();
}
/** Widths in characters of the standard font. */
var columnWidth = 16;
var sheetOf = (name, headings, rows) => ({
	sheet: name,
	columns: headings.map(() => ({ width: columnWidth })),
	stickyRowsCount: 1,
	data: [headings.map((heading) => ({
		...textCell(heading),
		fontWeight: "bold"
	})), ...rows]
});
/** Number formats of the spreadsheet; `points` has none, so that 96 and 77.5 both read as on the screen. */
var numberFormats = {
	whole: "0",
	points: null,
	mean: "0.0",
	percent: "0",
	index: "0.00",
	change: "+0.0;-0.0;0.0"
};
function workbookCell(cell, texts) {
	switch (cell.kind) {
		case "empty": return null;
		case "text": return textCell(cell.text);
		case "word": return textCell(texts.words[cell.word]);
		case "instant": return textCell(formatTime(Date.parse(cell.instant), "Y-m-d h:i"));
		default: return numberCell(cell.value, numberFormats[cell.format]);
	}
}
var numberCell = (value, format) => format === null ? {
	value,
	type: Number
} : {
	value,
	type: Number,
	format
};
/** A string whatever it begins with; the text format keeps `=1+1` a text also after somebody edits the cell. */
var textCell = (text) => ({
	value: keptText(text),
	type: String,
	format: "@"
});
/**
* Lines end with LF in a cell. The library keeps the index of its strings in a plain object, where "constructor" or
* "toString" find a function instead of nothing: a NUL in front makes another key, and the library itself drops it, as XML
* cannot carry one.
*/
function keptText(text) {
	const lines = text.replaceAll(/\r\n?/g, "\n");
	return lines in Object.prototype ? `\0${lines}` : lines;
}
// server/services/student/student-result.ts
/** A student's own script with what decides whether its score may be seen; the total in tenths. */
var scripts = (db, testId, uid) => db.select({
	submissionId: submission.submissionId,
	submittedAt: submission.submittedAt,
	unmarkedCount: submission.unmarkedCount,
	total: sql`${submission.objectiveScore} + ${submission.writtenScore}`,
	testName: test.testName,
	paperId: test.paperId,
	scoreTime: test.scoreTime
}).from(submission).innerJoin(test, eq(test.testId, submission.testId)).where(and(eq(submission.testId, testId), eq(submission.uid, uid)));
async function findScript(db, testId, uid) {
	return only(await scripts(db, testId, uid));
}
/** Like `findScript`; its scores cannot be withdrawn before the transaction ends. */
async function findScriptKeepingScores(db, testId, uid) {
	return only(await scripts(db, testId, uid).for("share", { of: test }));
}
function only([row]) {
	if (row === void 0) throw new Error("An assigned test has no row for its student");
	return row;
}
/** The answers of a script with their marks, in the order of the paper. */
var findMarkedAnswers = (db, submissionId, paperId) => db.select({
	itemId: answer.itemId,
	value: answer.value,
	score: answer.score,
	criteria: sql`${answer.criteria}`,
	comment: answer.comment
}).from(answer).innerJoin(paperItem, and(eq(paperItem.itemId, answer.itemId), eq(paperItem.paperId, paperId))).where(eq(answer.submissionId, submissionId)).orderBy(paperItem.no);
// server/services/report/script-queries.ts
/** One student's script with the paper; null when this student did not hand in, or was not assigned. */
var studentScript = (db, testId, uid) => snapshot(db, async (at) => {
	const [script] = await submittedScript(at, testId, uid);
	if (script === void 0 || script.submittedAt === null) return null;
	const { submissionId, paperId, submittedAt, ...student } = script;
	return {
		...student,
		submittedAt: submittedAt.toISOString(),
		paper: await loadKeyedPaper(at, paperId),
		answers: await findMarkedAnswers(at, submissionId, paperId)
	};
});
var submittedScript = (db, testId, uid) => db.select({
	submissionId: submission.submissionId,
	paperId: test.paperId,
	submittedAt: submission.submittedAt,
	realname: user$1.realname,
	username: user$1.username
}).from(submission).innerJoin(test, eq(test.testId, submission.testId)).innerJoin(user$1, eq(user$1.uid, submission.uid)).where(and(eq(submission.testId, testId), eq(submission.uid, uid), isNotNull(submission.submittedAt)));
/** An item and what everyone who handed in answered, by username; null when the paper has no such item. */
var itemScripts = (db, testId, itemId) => snapshot(db, async (at) => {
	const [assigned] = await at.select({ paperId: test.paperId }).from(test).where(eq(test.testId, testId));
	const asked = assigned && await loadKeyedItem(at, assigned.paperId, itemId);
	return asked ? {
		...asked,
		list: await answersTo(at, testId, itemId)
	} : null;
});
var answersTo = (db, testId, itemId) => db.select({
	uid: user$1.uid,
	username: user$1.username,
	realname: user$1.realname,
	value: answer.value,
	score: answer.score
}).from(submission).innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, itemId))).innerJoin(user$1, eq(user$1.uid, submission.uid)).where(and(eq(submission.testId, testId), isNotNull(submission.submittedAt))).orderBy(user$1.username);
// server/services/report/report.handlers.ts
var reportHandlers = implement(report, {
	class: async ({ testId }, { db, now, countRows }) => {
		const answer = await classReport(db, testId, now);
		countRows(answer.students.length);
		return answer;
	},
	exportClass: async ({ testId }, { db, now, language, countRows }) => {
		const answer = await classReport(db, testId, now);
		countRows(answer.students.length);
		return {
			name: reportFileName(answer.courseName, answer.test.testName, workbookTexts[language].fileEnding),
			type: report.exportClass.output.file,
			bytes: await reportWorkbook(answer, language)
		};
	},
	student: async ({ testId, uid }, { db, fail }) => await studentScript(db, testId, uid) ?? fail("notSubmitted"),
	item: async ({ testId, itemId }, { db, fail, countRows }) => {
		const scripts = await itemScripts(db, testId, itemId);
		if (scripts === null) return fail("itemUnknown");
		countRows(scripts.list.length);
		return scripts;
	}
});
// src/api/contract/areas/setup.ts
/** Setup service (specification §7). */
var setup = { currentTime: endpoint({
	path: "/front/current-time",
	access: "public",
	effect: "read",
	owner: "none",
	input: z.object({}),
	output: z.object({ now: z.string() }),
	errors: []
}) };
// server/services/setup/setup.handlers.ts
var setupHandlers = implement(setup, { currentTime: async (_input, { now }) => ({ now: now.toISOString() }) });
// src/api/contract/areas/sign-on.ts
/** `hex(SHA256(hex(SHA256(password + ':podium'))))`: the password itself never leaves the page. */
var passwordDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Sign-on service (specification §7 Login and session). */
var signOn = {
	/** Password login; `utype` 101 signs in to the portal, 102 to the student page. */
	passwordLogin: endpoint({
		path: "/v2/tickets-v4",
		access: "pre-login",
		effect: "write",
		owner: "none",
		input: z.object({
			username: text$2(64),
			password: passwordDigest,
			utype: int
		}),
		output: z.object({ uid: z.int() }),
		errors: [
			"wrongPassword",
			"accountLocked",
			"notTeacher",
			"notStudent"
		]
	}),
	logout: endpoint({
		path: "/v1/tickets/logout",
		access: "teacher",
		effect: "write",
		owner: "self",
		input: z.object({}),
		output: z.object({}),
		errors: []
	})
};
// src/domain/subjects.ts
/** Subjects, stages and user types (specification §5, §6, §9). */
var userTypes = {
	teacher: 101,
	student: 102
};
/** Subject ids are `stage * 100 + 2` for maths and `stage * 100 + 3` for English. */
var subjects = {
	juniorMaths: 202,
	juniorEnglish: 203,
	seniorMaths: 302,
	seniorEnglish: 303
};
// server/services/sign-on/passwords.ts
var cost = {
	memoryCost: 19456,
	timeCost: 2,
	parallelism: 1
};
/** argon2id of the digest that the page sends. */
var hashDigest = (digest) => queued(() => hash(digest, cost));
var matchesDigest = (passwordHash, digest) => queued(() => verify(passwordHash, digest));
/** More hashes at once than cores gain nothing and cost 19 MiB each. */
var slots = os.availableParallelism();
var waiting = [];
var running = 0;
async function queued(work) {
	if (running >= slots) await new Promise((resolve) => waiting.push(resolve));
	running += 1;
	try {
		return await work();
	} finally {
		running -= 1;
		waiting.shift()?.();
	}
}
// server/services/sign-on/sign-on.handlers.ts
/** Failures in a day after which an account is locked until the next. */
var lockAfterFailures = 10;
var signOnHandlers = implement(signOn, {
	passwordLogin: async ({ username, password, utype }, { db, now, fail, startSession }) => {
		const account = await findAccount(db, username);
		const today = schoolDay(now);
		const failures = account?.errorDay === today ? account.errorCount : 0;
		if (failures >= lockAfterFailures) return fail("accountLocked", { errorCount: failures });
		const isRight = await matchesDigest(account?.passwordHash ?? await nobodysHash(), password);
		if (account === void 0) return fail("wrongPassword", { errorCount: 1 });
		if (account.disabledAt !== null || !isRight) return fail("wrongPassword", { errorCount: await countFailure(db, account.uid, today) });
		if (account.uType !== utype) return fail(utype === userTypes.teacher ? "notTeacher" : "notStudent");
		if (failures > 0) await db.update(user$1).set({ errorCount: 0 }).where(eq(user$1.uid, account.uid));
		await startSession(account.uid, utype === userTypes.teacher ? "portal" : "student");
		return { uid: account.uid };
	},
	logout: async (_input, { endSession }) => {
		await endSession();
		return {};
	}
});
var findAccount = async (db, name) => {
	const [row] = await db.select().from(user$1).where(or(eq(user$1.username, name.toLowerCase()), eq(user$1.mobile, name)));
	return row;
};
/** One more failure today; yesterday's do not count. */
async function countFailure(db, uid, today) {
	const errorCount = sql`case when ${user$1.errorDay} = ${today} then ${user$1.errorCount} + 1 else 1 end`;
	const [row] = await db.update(user$1).set({
		errorCount,
		errorDay: today
	}).where(eq(user$1.uid, uid)).returning({ errorCount: user$1.errorCount });
	return row?.errorCount ?? 1;
}
var nobody;
/** A hash for names that nobody has, so that an unknown name takes as long as a known one. */
var nobodysHash = () => nobody ??= hashDigest("nobody");
// src/api/contract/schemas/people.ts
/** Current user (specification §3). */
var teacherInfo = z.object({
	uid: z.int(),
	username: z.string(),
	realname: z.string(),
	/** Masked: 138****0001; null where none is bound. */
	mobile: z.nullable(z.string()),
	uType: z.int(),
	schoolId: z.int(),
	schoolName: z.string(),
	isSchoolOwner: z.boolean(),
	stageId: z.nullable(z.int()),
	subjectId: z.nullable(z.int()),
	bookVersion: z.nullable(z.string()),
	areaId: z.int()
});
var studentInfo = z.object({
	uid: z.int(),
	username: z.string(),
	realname: z.string(),
	schoolName: z.string()
});
// src/api/contract/areas/student.ts
var ofTest = z.object({ testId: id });
/** Answers by item id. */
var answers = json(z.record(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.string().check(z.maxLength(8e3))));
var studentTest = z.object({
	testId: z.int(),
	testName: z.string(),
	courseName: z.string(),
	subjectId: z.int(),
	kind: taskKind,
	beginTime: z.string(),
	endTime: z.string(),
	duration: z.nullable(z.int()),
	itemCount: z.int(),
	score: z.int(),
	/** `open` can be answered, `missed` was not handed in, `published` shows its score. */
	state: z.enum([
		"notStarted",
		"open",
		"missed",
		"submitted",
		"published"
	]),
	started: z.boolean(),
	submittedAt: z.nullable(z.string()),
	/** Tenths; only when published. */
	total: z.nullable(z.int()),
	reminded: z.boolean()
});
/** Student page. */
var student = {
	info: endpoint({
		path: "/client/student/info",
		access: "student",
		effect: "read",
		owner: "self",
		input: z.object({}),
		output: studentInfo,
		errors: []
	}),
	logout: endpoint({
		path: "/client/student/logout",
		access: "student",
		effect: "write",
		owner: "self",
		input: z.object({}),
		output: z.object({}),
		errors: []
	}),
	tests: endpoint({
		path: "/client/student/test/list",
		access: "student",
		effect: "read",
		owner: "self",
		input: z.object({}),
		output: z.object({ list: z.array(studentTest) }),
		errors: []
	}),
	/** Begins (or goes on with) a test: the paper without its key, what was saved, and until when. */
	open: endpoint({
		path: "/client/student/test/open",
		access: "student",
		effect: "write",
		owner: "assignedTest",
		input: ofTest,
		output: z.object({
			testName: z.string(),
			paper: openPaper,
			draft: z.record(z.string(), z.string()),
			deadline: z.string(),
			now: z.string()
		}),
		errors: [
			"notYetOpen",
			"closed",
			"alreadySubmitted"
		]
	}),
	/** Saves answers while the student works; items not named keep what they had. */
	saveDraft: endpoint({
		path: "/client/student/test/draft/save",
		access: "student",
		effect: "write",
		owner: "assignedTest",
		input: z.object({
			testId: id,
			answers
		}),
		output: z.object({ savedAt: z.string() }),
		errors: [
			"notYetOpen",
			"closed",
			"alreadySubmitted",
			"answerUnknown",
			"answerInvalid"
		]
	}),
	/** Hands in once: the saved answers with these over them. */
	submit: endpoint({
		path: "/client/student/test/submit",
		access: "student",
		effect: "write",
		owner: "assignedTest",
		input: z.object({
			testId: id,
			answers
		}),
		output: z.object({
			submittedAt: z.string(),
			answered: z.int(),
			itemCount: z.int()
		}),
		errors: [
			"notYetOpen",
			"closed",
			"alreadySubmitted",
			"answerUnknown",
			"answerInvalid"
		]
	}),
	/** Score and right answers, once published. */
	result: endpoint({
		path: "/client/student/test/result",
		access: "student",
		effect: "read",
		owner: "assignedTest",
		input: ofTest,
		output: z.object({
			testName: z.string(),
			total: z.int(),
			submittedAt: z.string(),
			paper: keyedPaper,
			answers: z.array(markedAnswer)
		}),
		errors: ["notSubmitted", "scoresNotPublished"]
	}),
	/** Notes that the student has seen the score: from then on it cannot be withdrawn. */
	resultSeen: endpoint({
		path: "/client/student/test/result/seen",
		access: "student",
		effect: "write",
		owner: "assignedTest",
		input: ofTest,
		output: z.object({}),
		errors: ["scoresNotPublished"]
	})
};
// server/services/student/answer-format.ts
/**
* What is wrong with answers by item id, or null: an item that the paper does not have, or an answer that its kind does
* not allow. Choices are letters of the item's options, several of them once each and in alphabetical order; other kinds
* take any text. The empty text leaves an item open.
*/
function answersFault(items, answers) {
	const byId = new Map(items.map((item) => [String(item.itemId), item]));
	const entries = Object.entries(answers).map(([itemId, value]) => ({
		item: byId.get(itemId),
		value
	}));
	if (entries.some(({ item }) => item === void 0)) return "answerUnknown";
	return entries.every(({ item, value }) => item !== void 0 && fits(item, value)) ? null : "answerInvalid";
}
function fits({ key, options }, value) {
	if (value === "") return true;
	if (key.kind === "single") return options.some(({ id }) => id === value);
	if (key.kind !== "multiple") return true;
	const letters = [...value];
	return letters.every((letter, index) => index === 0 || letter > (letters[index - 1] ?? "")) && letters.every((letter) => options.some(({ id }) => id === letter));
}
// server/services/student/hand-in-window.ts
var minute$1 = 6e4;
/** After the deadline answers on their way are still taken for so long, in milliseconds: clocks and networks differ. */
var handInGrace = minute$1;
/** Until when a student who started at `startedAt` may work: the end of the test, or earlier by its duration. */
function deadlineOf({ endTime, duration }, startedAt) {
	if (duration === null) return endTime;
	return new Date(Math.min(endTime.getTime(), startedAt.getTime() + duration * minute$1));
}
/**
* Why a student may not work at a test at `now`, or null. `grace` milliseconds are added to the deadline, but not to an
* end that the teacher made by hand.
*/
function windowFault(assigned, now, grace = 0) {
	if (assigned.submittedAt !== null) return "alreadySubmitted";
	const endTime = deadlineOf(assigned, assigned.startedAt ?? now).getTime() + grace;
	const status = taskStatus({
		...millisecondsOf(assigned),
		endTime
	}, now.getTime());
	if (status === taskStatuses.finished) return "closed";
	return status === taskStatuses.inProgress ? null : "notYetOpen";
}
var millisecondsOf = ({ publishedAt, beginTime, finishedAt }) => ({
	publishedAt: publishedAt && publishedAt.getTime(),
	beginTime: beginTime.getTime(),
	finishedAt: finishedAt && finishedAt.getTime()
});
// server/services/student/mark-script.ts
/** Marks what a student handed in: one answer an item, the empty text where there is none. */
function markScript(items, answers) {
	const marked = items.map(({ itemId, key, score }) => {
		const value = answers[itemId] ?? "";
		const mark = markItem(key, value, score);
		return {
			itemId,
			value,
			isWritten: key.kind === "written",
			score: mark === "byPerson" ? null : mark.score
		};
	});
	const sumWhere = (isWritten) => totalOf$1(marked.filter((one) => one.isWritten === isWritten).map(({ score }) => score ?? 0));
	return {
		answers: marked.map(({ itemId, value, score }) => ({
			itemId,
			value,
			score
		})),
		objectiveScore: sumWhere(false),
		writtenScore: sumWhere(true),
		unmarkedCount: marked.filter(({ score }) => score === null).length,
		answered: marked.filter(({ value }) => value.trim() !== "").length
	};
}
// server/services/student/student-tests.ts
/** What was assigned to a student: first what can be worked at, by its end; then the rest, the latest end first. */
async function listStudentTests(db, uid, now) {
	return (await findRows(db, uid)).map((row) => studentTestOf(row, now)).toSorted(byUrgency);
}
var findRows = (db, uid) => db.select({
	testId: test.testId,
	testName: test.testName,
	courseName: course.courseName,
	subjectId: paper$1.subjectId,
	kind: test.kind,
	publishedAt: test.publishedAt,
	beginTime: test.beginTime,
	endTime: test.endTime,
	finishedAt: test.finishedAt,
	duration: test.duration,
	itemCount: paper$1.itemCount,
	score: test.score,
	scoreTime: test.scoreTime,
	startedAt: submission.startedAt,
	submittedAt: submission.submittedAt,
	unmarkedCount: submission.unmarkedCount,
	total: sql`${submission.objectiveScore} + ${submission.writtenScore}`,
	isReminded: sql`exists (
        select from ${reminder} where ${reminder.testId} = ${test.testId} and ${reminder.uid} = ${submission.uid})`
}).from(submission).innerJoin(test, eq(test.testId, submission.testId)).innerJoin(course, eq(course.courseId, test.courseId)).innerJoin(paper$1, eq(paper$1.paperId, test.paperId)).where(and(eq(submission.uid, sql.placeholder("uid")), isNotNull(test.publishedAt))).prepare("student_tests").execute({ uid });
/** Whether a student may see the score: published, and nothing of this script still waits for a person. */
var isScoreOut = (row) => row.submittedAt !== null && row.scoreTime !== null && row.unmarkedCount === 0;
function stateOf(row, now) {
	switch (windowFault(row, now)) {
		case null: return "open";
		case "notYetOpen": return "notStarted";
		case "closed": return "missed";
		case "alreadySubmitted": return isScoreOut(row) ? "published" : "submitted";
	}
}
function studentTestOf(row, now) {
	const state = stateOf(row, now);
	return {
		testId: row.testId,
		testName: row.testName,
		courseName: row.courseName,
		subjectId: row.subjectId,
		kind: z.parse(taskKind, row.kind),
		beginTime: row.beginTime.toISOString(),
		endTime: row.endTime.toISOString(),
		duration: row.duration,
		itemCount: row.itemCount,
		score: row.score,
		state,
		started: row.startedAt !== null,
		submittedAt: row.submittedAt && row.submittedAt.toISOString(),
		total: state === "published" ? row.total : null,
		reminded: row.isReminded && row.submittedAt === null
	};
}
function byUrgency(left, right) {
	if (left.state === "open" !== (right.state === "open")) return left.state === "open" ? -1 : 1;
	const earlierFirst = left.endTime.localeCompare(right.endTime) || left.testId - right.testId;
	return left.state === "open" ? earlierFirst : -earlierFirst;
}
// server/services/student/working-script.ts
/** A student's own row of a test, locked until the transaction ends, with what decides whether it is open. */
async function lockScript(db, testId, uid) {
	const [row] = await db.select({
		submissionId: submission.submissionId,
		startedAt: submission.startedAt,
		submittedAt: submission.submittedAt,
		draft: submission.draft,
		paperId: test.paperId,
		testName: test.testName,
		publishedAt: test.publishedAt,
		beginTime: test.beginTime,
		endTime: test.endTime,
		finishedAt: test.finishedAt,
		duration: test.duration
	}).from(submission).innerJoin(test, eq(test.testId, submission.testId)).where(and(eq(submission.testId, sql.placeholder("testId")), eq(submission.uid, sql.placeholder("uid")))).for("update", { of: submission }).prepare("student_lock_script").execute({
		testId,
		uid
	});
	if (row === void 0) throw new Error("An assigned test has no row for its student");
	return row;
}
/**
* The items of a paper with their keys, which then stay as they are until the transaction ends: a correction of a key
* waits, and its re-marking sees this script. Two statements, because only a new one sees what the first waited for.
*/
async function shareKeys(db, paperId) {
	await db.select({ paperId: paper$1.paperId }).from(paper$1).where(eq(paper$1.paperId, sql.placeholder("paperId"))).for("share").prepare("student_share_paper").execute({ paperId });
	return findItems(db, paperId);
}
/** The items of a paper as marking needs them, in the order of their numbers. */
var findItems = (db, paperId) => db.select({
	itemId: paperItem.itemId,
	key: paperItem.key,
	score: paperItem.score,
	options: item.options
}).from(paperItem).innerJoin(item, eq(item.itemId, paperItem.itemId)).where(eq(paperItem.paperId, sql.placeholder("paperId"))).orderBy(paperItem.no).prepare("student_paper_items").execute({ paperId });
/** Lays answers over the saved ones, item by item. */
async function mergeDraft(db, submissionId, answers, now) {
	await db.update(submission).set({
		draft: sql`coalesce(${submission.draft}, '{}'::jsonb) || ${JSON.stringify(answers)}::jsonb`,
		draftSavedAt: now,
		startedAt: sql`coalesce(${submission.startedAt}, ${now.toISOString()}::timestamptz)`
	}).where(eq(submission.submissionId, submissionId));
}
/** Stores a script that is handed in: all its answers in one statement, and its sums. */
async function storeScript(db, submissionId, { answers, objectiveScore, writtenScore, unmarkedCount }, now) {
	const [itemIds, values, scores] = [
		answers.map(({ itemId }) => itemId),
		answers.map(({ value }) => value),
		answers.map(({ score }) => score)
	];
	await db.execute(sql`
    insert into ${answer} (submission_id, item_id, value, score)
    select ${submissionId}, given.* from unnest(
      ${sql.param(itemIds)}::bigint[], ${sql.param(values)}::text[], ${sql.param(scores)}::integer[]
    ) as given (item_id, value, score)`);
	await db.update(submission).set({
		submittedAt: now,
		startedAt: sql`coalesce(${submission.startedAt}, ${now.toISOString()}::timestamptz)`,
		draft: null,
		objectiveScore,
		writtenScore,
		unmarkedCount
	}).where(eq(submission.submissionId, submissionId));
}
// server/services/student/student.handlers.ts
var studentHandlers = implement(student, {
	info: async (_input, { db, caller }) => findStudent(db, caller.uid),
	logout: async (_input, { endSession }) => {
		await endSession();
		return {};
	},
	tests: async (_input, { db, caller, now }) => ({ list: await listStudentTests(db, caller.uid, now) }),
	open: async ({ testId }, { db, caller, now, fail }) => {
		const script = await lockScript(db, testId, caller.uid);
		const fault = windowFault(script, now);
		if (fault !== null) return fail(fault);
		await begin(db, testId, caller.uid, now);
		return {
			testName: script.testName,
			paper: await loadOpenPaper(db, script.paperId),
			draft: { ...script.draft },
			deadline: deadlineOf(script, script.startedAt ?? now).toISOString(),
			now: now.toISOString()
		};
	},
	saveDraft: async ({ testId, answers }, { db, caller, now, fail }) => {
		const script = await lockScript(db, testId, caller.uid);
		const fault = windowFault(script, now, handInGrace);
		if (fault !== null) return fail(fault);
		const wrong = answersFault(await findItems(db, script.paperId), answers);
		if (wrong !== null) return fail(wrong);
		await mergeDraft(db, script.submissionId, answers, now);
		return { savedAt: now.toISOString() };
	},
	submit: async ({ testId, answers }, { db, caller, now, fail }) => {
		const script = await lockScript(db, testId, caller.uid);
		const fault = windowFault(script, now, handInGrace);
		if (fault !== null) return fail(fault);
		const items = await shareKeys(db, script.paperId);
		const wrong = answersFault(items, answers);
		if (wrong !== null) return fail(wrong);
		const marked = markScript(items, {
			...script.draft,
			...answers
		});
		await storeScript(db, script.submissionId, marked, now);
		return {
			submittedAt: now.toISOString(),
			answered: marked.answered,
			itemCount: items.length
		};
	},
	result: async ({ testId }, { db, caller, fail }) => {
		const { submissionId, submittedAt, paperId, ...script } = await findScript(db, testId, caller.uid);
		if (submittedAt === null) return fail("notSubmitted");
		if (!isScoreOut({
			...script,
			submittedAt
		})) return fail("scoresNotPublished");
		return {
			testName: script.testName,
			total: script.total,
			submittedAt: submittedAt.toISOString(),
			paper: await loadKeyedPaper(db, paperId),
			answers: await findMarkedAnswers(db, submissionId, paperId)
		};
	},
	resultSeen: async ({ testId }, { db, caller, now, fail }) => {
		const script = await findScriptKeepingScores(db, testId, caller.uid);
		if (!isScoreOut(script)) return fail("scoresNotPublished");
		await db.update(submission).set({ scoreSeenAt: now }).where(and(eq(submission.submissionId, script.submissionId), isNull(submission.scoreSeenAt)));
		return {};
	}
});
/** Notes the first opening, and that the reminders have been read. */
async function begin(db, testId, uid, now) {
	await db.update(submission).set({ startedAt: now }).where(and(eq(submission.testId, testId), eq(submission.uid, uid), isNull(submission.startedAt)));
	await db.update(reminder).set({ openedAt: now }).where(and(eq(reminder.testId, testId), eq(reminder.uid, uid), isNull(reminder.openedAt)));
}
async function findStudent(db, uid) {
	const [row] = await db.select({
		uid: user$1.uid,
		username: user$1.username,
		realname: user$1.realname,
		schoolName: school.name
	}).from(user$1).innerJoin(school, eq(school.schoolId, user$1.schoolId)).where(eq(user$1.uid, uid));
	if (row === void 0) throw new Error("A session belongs to no user");
	return row;
}
// src/api/contract/areas/user.ts
/** What a teacher's own settings may hold: the class chosen last, and the language. */
var settingKey = z.enum(["currentCourse", "language"]);
var settingValue = z.union([z.int(), z.string().check(z.maxLength(200))]);
/** User service (specification §7 User). */
var user = {
	teacherInfo: endpoint({
		path: "/client/user/teacher/info",
		access: "teacher",
		effect: "read",
		owner: "self",
		input: z.object({}),
		output: teacherInfo,
		errors: []
	}),
	saveSetting: endpoint({
		path: "/client/user/custom/config/save",
		access: "teacher",
		effect: "write",
		owner: "self",
		input: z.object({
			key: settingKey,
			value: json(settingValue)
		}),
		output: z.object({}),
		errors: []
	}),
	setting: endpoint({
		path: "/client/user/custom/config/search",
		access: "teacher",
		effect: "read",
		owner: "self",
		input: z.object({ key: settingKey }),
		output: z.object({ value: z.nullable(settingValue) }),
		errors: []
	})
};
// src/domain/masked-mobile.ts
/** "13800000001" as 138****0001. */
var maskedMobile = (mobile) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
// server/services/user/user.handlers.ts
var userHandlers = implement(user, {
	teacherInfo: async (_input, { db, caller }) => {
		const [row] = await findTeacher(db, caller.uid);
		if (row === void 0) throw new Error("A session belongs to no user");
		const { mobile, schoolOwnerId, ...info } = row;
		return {
			...info,
			mobile: mobile && maskedMobile(mobile),
			isSchoolOwner: schoolOwnerId === caller.uid
		};
	},
	saveSetting: async ({ key, value }, { db, caller, now }) => {
		await db.insert(keyValue).values({
			uid: caller.uid,
			key,
			value,
			updatedAt: now
		}).onConflictDoUpdate({
			target: [keyValue.uid, keyValue.key],
			set: {
				value,
				updatedAt: now
			}
		});
		return {};
	},
	setting: async ({ key }, { db, caller }) => {
		const [row] = await db.select({ value: keyValue.value }).from(keyValue).where(and(eq(keyValue.uid, caller.uid), eq(keyValue.key, key)));
		return { value: typeof row?.value === "number" || typeof row?.value === "string" ? row.value : null };
	}
});
var findTeacher = (db, uid) => db.select({
	uid: user$1.uid,
	username: user$1.username,
	realname: user$1.realname,
	mobile: user$1.mobile,
	uType: user$1.uType,
	schoolId: user$1.schoolId,
	schoolName: school.name,
	schoolOwnerId: school.ownerId,
	stageId: user$1.stageId,
	subjectId: user$1.subjectId,
	bookVersion: user$1.bookVersion,
	areaId: user$1.areaId
}).from(user$1).innerJoin(school, eq(school.schoolId, user$1.schoolId)).where(eq(user$1.uid, sql.placeholder("uid"))).prepare("teacher_info").execute({ uid });
// server/app.ts
/** The service with all its areas. */
var createApp = ({ db, sendJob, ...options }) => createService({
	...options,
	ports: databasePorts(db),
	endpoints: [
		...setupHandlers,
		...signOnHandlers,
		...userHandlers,
		...courseHandlers,
		...paperHandlers(sendJob),
		...homeworkHandlers,
		...homeHandlers,
		...reportHandlers,
		...markingHandlers,
		...studentHandlers
	]
});
// server/configuration.ts
/** A mistake in the configuration, in one line for the person who starts the service. */
var ConfigurationError = class extends Error {};
/** Reads the configuration from the environment once; throws ConfigurationError. */
function readConfiguration(environment, root) {
	const mode = environment["PODIUM_MODE"] ?? "demo";
	if (mode !== "demo" && mode !== "production") throw new ConfigurationError("PODIUM_MODE must be demo or production");
	const host = environment["HOST"] ?? "127.0.0.1";
	const publicUrl = readPublicUrl(environment["PUBLIC_URL"]);
	const testDoors = environment["PODIUM_TEST_DOORS"] === "1";
	const isLoopback = host === "localhost" || host === "::1" || host.startsWith("127.");
	if (mode === "demo" && !isLoopback) throw new ConfigurationError(`A demo is served on loopback only, not on HOST=${host}; use PODIUM_MODE=production`);
	if (testDoors && (!isLoopback || mode === "production")) throw new ConfigurationError("PODIUM_TEST_DOORS=1 is for a demo on loopback only");
	if (!isLoopback && publicUrl === null) throw new ConfigurationError(`HOST=${host} needs PUBLIC_URL=https://… : sign-in over plain http leaves loopback unprotected`);
	return {
		mode,
		host,
		port: readPort(environment["PORT"]),
		publicUrl,
		database: readDatabase(environment, mode, root),
		testDoors
	};
}
function readPort(text = "4173") {
	const port = Number(text);
	if (!Number.isInteger(port) || port < 0 || port > 65535 || text.trim() === "") throw new ConfigurationError(`PORT=${text} is no port number`);
	return port;
}
function readPublicUrl(text) {
	if (text === void 0 || text === "") return null;
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url?.protocol !== "https:") throw new ConfigurationError(`PUBLIC_URL=${text} must be an https address`);
	return url;
}
function readDatabase(environment, mode, root) {
	const url = environment["DATABASE_URL"];
	if (url !== void 0 && url !== "") {
		if (!/^postgres(ql)?:\/\//.test(url)) throw new ConfigurationError("DATABASE_URL must begin with postgres://");
		return {
			kind: "postgres",
			url,
			connections: 10
		};
	}
	if (mode === "production" && environment["PODIUM_DATABASE"] !== "embedded") throw new ConfigurationError("Production needs DATABASE_URL=postgres://… ; PODIUM_DATABASE=embedded accepts losing recent work at a power cut");
	return {
		kind: "embedded",
		folder: path.resolve(root, environment["PODIUM_DATA"] ?? "data")
	};
}
// server/content/random.ts
function createRandom(seed) {
	const next = mulberry32(hash$1(seed));
	const int = (min, max) => min + Math.floor(next() * (max - min + 1));
	const shuffle = (list) => {
		const rest = [...list];
		const shuffled = [];
		while (rest.length > 0) shuffled.push(...rest.splice(int(0, rest.length - 1), 1));
		return shuffled;
	};
	return {
		int,
		nonZero(min, max) {
			let value = int(min, max);
			while (value === 0) value = int(min, max);
			return value;
		},
		pick(list) {
			const [element] = list.slice(int(0, list.length - 1));
			if (element === void 0) throw new RangeError("nothing to pick from");
			return element;
		},
		shuffle,
		sample: (list, count) => shuffle(list).slice(0, count)
	};
}
/** 32-bit FNV-1a over the UTF-16 units of a text, stirred at the end so that neighbouring seeds have nothing in common. */
function hash$1(text) {
	let value = 2166136261;
	for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
	value = Math.imul(value ^ value >>> 16, 2246822507);
	value = Math.imul(value ^ value >>> 13, 3266489909);
	return (value ^ value >>> 16) >>> 0;
}
/** Numbers from 0 up to but without 1; integer arithmetic only, hence alike everywhere. */
function mulberry32(seed) {
	let state = seed;
	return () => {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
	};
}
// server/content/demo/people.ts
var demoSchool = {
	name: "启明中学",
	code: "qiming"
};
/** The one password of every demo account. */
var demoPassword = "Podium@2026";
var classNames = {
	"0701": "七年级(1)班",
	"0702": "七年级(2)班",
	"1001": "高一(1)班",
	"1002": "高一(2)班"
};
/** The first is the school owner. */
var demoTeachers = [
	{
		username: "13800000001",
		mobile: "13800000001",
		realname: "林知夏",
		stageId: 2,
		subjectId: subjects.juniorEnglish,
		bookVersion: "人教版",
		classes: ["0701", "0702"],
		bookCode: "en-rj2024-7a"
	},
	{
		username: "13800000002",
		mobile: "13800000002",
		realname: "许望舒",
		stageId: 2,
		subjectId: subjects.juniorMaths,
		bookVersion: "人教版",
		classes: ["0701", "0702"],
		bookCode: "ma-rj2024-7a"
	},
	{
		username: "13800000003",
		mobile: "13800000003",
		realname: "顾南乔",
		stageId: 3,
		subjectId: subjects.seniorEnglish,
		bookVersion: "人教版",
		classes: ["1001", "1002"],
		bookCode: "en-rj2019-b1"
	}
];
var classSize = 40;
var surnames = [..."陈李王张刘杨黄赵周吴徐孙马朱胡郭何高罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹段雷黎史龙陶贺顾毛郝龚邵万"];
var givenNames = [
	...[
		"思远",
		"若水",
		"沐阳",
		"星辰",
		"书白",
		"可欣",
		"言之",
		"若溪",
		"念初",
		"景行",
		"一鸣",
		"启航",
		"景澄",
		"思齐"
	],
	...[
		"时雨",
		"以宁",
		"雨泽",
		"予安",
		"知行",
		"语晨",
		"梓谦",
		"晚晴",
		"令舟",
		"小满",
		"子墨",
		"诗涵",
		"予诺",
		"牧野"
	],
	...[
		"嘉言",
		"一诺",
		"雨桐",
		"清和",
		"若彤",
		"子衿",
		"沐言",
		"予希",
		"亦凡",
		"亦欢",
		"星河",
		"文舟",
		"清越",
		"怀瑾"
	],
	...[
		"南星",
		"北辰",
		"映雪",
		"听澜",
		"知微",
		"云起",
		"安歌",
		"问渠",
		"凌霄",
		"朝阳",
		"清嘉",
		"明远",
		"佳禾",
		"乐游"
	]
];
/** Forty students a class with invented names, none twice; the same at every filling. */
function demoStudents() {
	const random = createRandom("demo students");
	const taken = /* @__PURE__ */ new Set();
	const newName = () => {
		const name = random.pick(surnames) + random.pick(givenNames);
		if (taken.has(name)) return newName();
		taken.add(name);
		return name;
	};
	return Object.keys(classNames).flatMap((classCode) => Array.from({ length: classSize }, (_, index) => ({
		username: `qm${classCode}${String(index + 1).padStart(3, "0")}`,
		realname: newName(),
		classCode
	})));
}
// src/domain/question-types.ts
var englishTypes = {
	singleChoice: 1,
	listenAndWriteWord: 2,
	writing: 3,
	listenAndWriteSentence: 7,
	cloze: 902,
	reading: 903,
	grammarFill: 904
};
var mathsTypes = {
	singleChoice: 1,
	multiChoice: 2,
	fillBlank: 4,
	/** Several blanks in one question, each scored by itself. */
	fillBlanks: 21,
	workedAnswer: 901
};
// server/content/english/builders.ts
/**
* Text written over several source lines: a line break becomes a space (nothing after a Chinese character), an empty
* line starts a new paragraph, indentation is dropped.
*/
function prose(strings) {
	return strings.join("").trim().split(/\n\s*\n/).map(fold).join("\n");
}
function fold(paragraph) {
	return paragraph.split("\n").map((line) => line.trim()).reduce((text, line) => text + (/[\u2e80-\uffef]$/.test(text) ? "" : " ") + line);
}
/** A question about a reading passage, answered by one of four options. */
var ask = (stem, options, key, knowledge, analysis) => ({
	stem,
	options: optionsOf(options),
	key: {
		kind: "single",
		choice: key
	},
	knowledge,
	analysis
});
/** One blank of a cloze passage; its number in the passage is its place in the list of gaps. */
var gap$1 = (options, key, knowledge, analysis) => ask("", options, key, knowledge, analysis);
/** One blank of a grammar fill; `accept` starts with the canonical answer. */
var fill$1 = (accept, knowledge, analysis) => ({
	stem: "",
	options: [],
	key: {
		kind: "blank",
		accept: typeof accept === "string" ? [accept] : accept
	},
	knowledge,
	analysis
});
function composition(model, criteria, knowledge, analysis) {
	return {
		stem: "",
		options: [],
		key: {
			kind: "written",
			model,
			criteria: criteriaOf(criteria)
		},
		knowledge,
		analysis
	};
}
function optionsOf(texts) {
	return [
		"A",
		"B",
		"C",
		"D"
	].map((id, index) => ({
		id,
		text: texts[index] ?? ""
	}));
}
function criteriaOf({ content, language, structure }) {
	return [
		{
			name: "内容",
			...content
		},
		{
			name: "语言",
			...language
		},
		{
			name: "结构",
			...structure
		}
	];
}
/**
* Constructors of the English questions of one subject (203 junior, 303 senior). Every constructor takes the
* question's code, the chapter's code and the difficulty first.
*/
function englishBuilders(subjectId, scores) {
	const question = (type, [code, chapter, difficulty], passage, unscored, score) => {
		return {
			code,
			chapter,
			subjectId,
			type,
			difficulty,
			passage,
			items: unscored.map((item) => ({
				...item,
				score
			}))
		};
	};
	const passageOf = (type, score) => (...[code, chapter, difficulty, passage, items]) => question(type, [
		code,
		chapter,
		difficulty
	], passage, items, score);
	/** The accepted answers start with the text read out; the stem is what the student sees. */
	const dictationOf = (type, score) => (...[code, chapter, difficulty, stem, ...key]) => question(type, [
		code,
		chapter,
		difficulty
	], "", [{
		...fill$1(...key),
		stem
	}], score);
	const choice = (...[code, chapter, difficulty, ...item]) => question(englishTypes.singleChoice, [
		code,
		chapter,
		difficulty
	], "", [ask(...item)], scores.choice);
	/** The task with its points is the passage; the item's score is the sum of the criteria. */
	const writing = (...[code, chapter, difficulty, task, ...item]) => {
		const { content, language, structure } = item[1];
		const score = content.max + language.max + structure.max;
		return question(englishTypes.writing, [
			code,
			chapter,
			difficulty
		], task, [composition(...item)], score);
	};
	return {
		choice,
		reading: passageOf(englishTypes.reading, scores.reading),
		cloze: passageOf(englishTypes.cloze, scores.cloze),
		grammarFill: passageOf(englishTypes.grammarFill, scores.grammarFill),
		word: dictationOf(englishTypes.listenAndWriteWord, scores.word),
		sentence: dictationOf(englishTypes.listenAndWriteSentence, scores.sentence),
		writing
	};
}
// server/content/english/junior/make.ts
/** Constructors of junior English questions. */
var { choice: choice$1, reading: reading$2, cloze: cloze$2, grammarFill: grammarFill$2, word: word$1, sentence: sentence$1, writing: writing$2 } = englishBuilders(203, {
	choice: 10,
	reading: 20,
	cloze: 10,
	grammarFill: 10,
	word: 10,
	sentence: 20
});
/** Criteria of a junior composition of 15 points; `content` names the points to cover. */
var marks = (content) => ({
	content: {
		max: 50,
		hint: content
	},
	language: {
		max: 60,
		hint: "时态、人称和拼写正确；用词恰当，句式有变化。"
	},
	structure: {
		max: 40,
		hint: "条理清楚，衔接自然；书写规范，词数符合要求。"
	}
});
// server/content/english/junior/7a-choices-1.ts
/** Units 1 to 3. */
var grade7AChoicesPart1 = [
	choice$1("en-7a-sc-015", "en-rj2024-7a-1", 1, "Emma and I ____ in the same class this year.", [
		"am",
		"is",
		"are",
		"be"
	], "C", "be 动词", "主语 Emma and I 是两个人，相当于 we，be 动词用 are。"),
	choice$1("en-7a-sc-016", "en-rj2024-7a-1", 1, "My brother Jack plays in the school team. ____ favourite sport is football.", [
		"He",
		"His",
		"Him",
		"Her"
	], "B", "形容词性物主代词", "空后是名词短语 favourite sport，指哥哥的，用 His。"),
	choice$1("en-7a-sc-017", "en-rj2024-7a-1", 1, "— Where ____ your pen friend from?\n— She's from Singapore.", [
		"are",
		"do",
		"does",
		"is"
	], "D", "be 动词", "be from 表示来自，主语 your pen friend 是第三人称单数，用 is。"),
	choice$1("en-7a-sc-018", "en-rj2024-7a-1", 2, "— Is Ms Green your maths teacher?\n— ____ She teaches us English.", [
		"Yes, she is.",
		"No, she doesn't.",
		"No, she isn't.",
		"Yes, she does."
	], "C", "一般疑问句", "后一句说她教英语，要作否定回答；用 Is 提问就用 isn't 回答。"),
	choice$1("en-7a-sc-019", "en-rj2024-7a-1", 1, "— ____ is the boy with glasses?\n— He's our class monitor, Li Jun.", [
		"Who",
		"What",
		"Where",
		"How old"
	], "A", "特殊疑问词", "答语说明这个人是谁，用 Who 提问。"),
	choice$1("en-7a-sc-020", "en-rj2024-7a-1", 2, "I'm twelve years old, and my classmate Peter is twelve, ____.", [
		"so",
		"either",
		"and",
		"too"
	], "D", "副词辨析", "肯定句句末表示也，用 too；either 用于否定句，so 和 and 不用在句末。"),
	choice$1("en-7a-sc-021", "en-rj2024-7a-1", 2, "My full name is Mary White. White is my ____ name.", [
		"last",
		"first",
		"given",
		"nice"
	], "A", "名词短语", "英语姓名中姓在后面，White 是姓，即 last name；first name 和 given name 都指名。"),
	choice$1("en-7a-sc-022", "en-rj2024-7a-1", 2, "Tina and Rose come from different ____, but they study in the same ____, No. 3 Middle School.", [
		"country; school",
		"countries; school",
		"country; schools",
		"countries; schools"
	], "B", "名词复数", "different 后接复数 countries；the same 后在这里接单数 school。"),
	choice$1("en-7a-sc-023", "en-rj2024-7a-2", 2, "The twin sisters share a bedroom. It is ____ room.", [
		"Lily and Lucy's",
		"Lily's and Lucy's",
		"Lily's and Lucy",
		"Lily and Lucy"
	], "A", "名词所有格", "两人共有一个房间，只在后一个名字上加 's。"),
	choice$1("en-7a-sc-024", "en-rj2024-7a-2", 1, "My grandma ____ tai chi in the park every morning.", [
		"do",
		"does",
		"doing",
		"are doing"
	], "B", "一般现在时", "every morning 表示经常性动作，主语是第三人称单数，do 变为 does。"),
	choice$1("en-7a-sc-025", "en-rj2024-7a-2", 1, "— ____ your parents like fishing?\n— Yes, they love it.", [
		"Are",
		"Is",
		"Does",
		"Do"
	], "D", "一般疑问句", "句中有实义动词 like，主语 your parents 是复数，用助动词 Do 提问。"),
	choice$1("en-7a-sc-026", "en-rj2024-7a-2", 1, "My mother's sister is my ____.", [
		"cousin",
		"uncle",
		"aunt",
		"grandmother"
	], "C", "家庭成员词汇", "妈妈的姐妹是姨妈，用 aunt。"),
	choice$1("en-7a-sc-027", "en-rj2024-7a-2", 2, "My father ____ basketball, but he ____ basketball matches on TV.", [
		"don't play; watch",
		"doesn't play; watches",
		"doesn't plays; watches",
		"isn't play; watch"
	], "B", "一般现在时", "主语是第三人称单数，否定用 doesn't 加动词原形，肯定动词加 -es。"),
	choice$1("en-7a-sc-028", "en-rj2024-7a-2", 2, "— ____\n— She is tall and has short hair.", [
		"What does your sister like?",
		"How is your sister?",
		"What does your sister look like?",
		"Where is your sister?"
	], "C", "情景交际", "答语描述外貌，问句用 What does … look like?；What does … like? 问的是喜好。"),
	choice$1("en-7a-sc-029", "en-rj2024-7a-2", 2, "There are five people in my family, and ____ of us love music.", [
		"every",
		"both",
		"each",
		"all"
	], "D", "不定代词", "一家五口，三者以上都用 all；both 指两者，each of us 后动词用单数，every 不能直接接 of。"),
	choice$1("en-7a-sc-030", "en-rj2024-7a-2", 1, "Look at that blue bike. It's my ____.", [
		"sister",
		"sisters",
		"sister's",
		"sisters is"
	], "C", "名词所有格", "句意是自行车是姐姐的，用名词所有格 sister's，后面省略了 bike。"),
	choice$1("en-7a-sc-031", "en-rj2024-7a-3", 1, "There ____ a library and two playing fields in our school.", [
		"is",
		"are",
		"has",
		"have"
	], "A", "There be 句型", "There be 句型遵循就近原则，离得最近的是 a library，用 is。"),
	choice$1("en-7a-sc-032", "en-rj2024-7a-3", 1, "— ____ there any computers in your classroom?\n— Yes. There is one on the teacher's desk.", [
		"Is",
		"Do",
		"Have",
		"Are"
	], "D", "There be 句型", "There be 的疑问句把 be 提前，any computers 是复数，用 Are。"),
	choice$1("en-7a-sc-033", "en-rj2024-7a-3", 1, "Our classroom is ____ the second floor of the building.", [
		"on",
		"in",
		"at",
		"to"
	], "A", "介词 at / on / in", "表示在第几层楼用介词 on。"),
	choice$1("en-7a-sc-034", "en-rj2024-7a-3", 2, "The science building is ____ the library and the gym. The library is on its left and the gym is on its right.", [
		"behind",
		"between",
		"across from",
		"in front of"
	], "B", "方位介词", "左边是图书馆，右边是体育馆，说明在两者之间，用 between … and …"),
	choice$1("en-7a-sc-035", "en-rj2024-7a-3", 2, "The bus stop is ____ our school gate, so we just walk over the road to get there.", [
		"inside",
		"under",
		"across from",
		"next to"
	], "C", "方位介词", "要过马路才能到，说明车站在校门对面，用 across from。"),
	choice$1("en-7a-sc-036", "en-rj2024-7a-3", 2, "— ____ is your new school?\n— It's big and modern. I like it very much.", [
		"Where",
		"Who",
		"When",
		"How"
	], "D", "特殊疑问词", "答语谈对新学校的感受，用 How 提问，意为怎么样。"),
	choice$1("en-7a-sc-037", "en-rj2024-7a-3", 2, "We raise the national flag in front of the main building ____ Monday mornings.", [
		"in",
		"at",
		"on",
		"for"
	], "C", "介词 at / on / in", "表示在具体某一天的早上用 on，不用 in。"),
	choice$1("en-7a-sc-038", "en-rj2024-7a-3", 3, "This school is very different ____ my primary school. It is much bigger.", [
		"for",
		"with",
		"of",
		"from"
	], "D", "固定搭配", "be different from 是固定搭配，意为与……不同。")
];
// server/content/english/junior/7a-choices-2.ts
/** Units 4 and 5. */
var grade7AChoicesPart2 = [
	choice$1("en-7a-sc-039", "en-rj2024-7a-4", 1, "— ____ do you like geography?\n— Because it helps me learn about the world.", [
		"What",
		"Why",
		"When",
		"How"
	], "B", "特殊疑问词", "答语用 Because 说明原因，问句用 Why。"),
	choice$1("en-7a-sc-040", "en-rj2024-7a-4", 1, "History is difficult for me, ____ I find it very interesting.", [
		"or",
		"so",
		"but",
		"because"
	], "C", "并列连词", "前说难，后说有趣，前后是转折关系，用 but。"),
	choice$1("en-7a-sc-041", "en-rj2024-7a-4", 1, "Our art teacher makes every lesson ____, so we all love her lessons.", [
		"fun",
		"boring",
		"terrible",
		"tired"
	], "A", "形容词辨析", "后半句说大家都喜欢上她的课，可知课堂很有趣，用 fun。"),
	choice$1("en-7a-sc-042", "en-rj2024-7a-4", 1, "— What's your favourite ____?\n— PE, because I'm good at running.", [
		"colour",
		"subject",
		"food",
		"animal"
	], "B", "名词辨析", "PE（体育）是一门学科，用 subject。"),
	choice$1("en-7a-sc-043", "en-rj2024-7a-4", 2, "We have two music ____ a week, on Tuesday and Thursday.", [
		"lesson",
		"lesson's",
		"lessons'",
		"lessons"
	], "D", "名词复数", "two 后接可数名词复数，句中没有所有关系，用 lessons。"),
	choice$1("en-7a-sc-044", "en-rj2024-7a-4", 2, "My brother is good ____ maths, and he often helps me ____ it.", [
		"at; with",
		"for; at",
		"with; for",
		"to; with"
	], "A", "固定搭配", "be good at 意为擅长，help sb with sth 意为在某方面帮助某人。"),
	choice$1("en-7a-sc-045", "en-rj2024-7a-4", 1, "I want to be a ____ and help sick people, so biology is important for me.", [
		"singer",
		"driver",
		"doctor",
		"cook"
	], "C", "职业词汇", "帮助病人的职业是医生，用 doctor。"),
	choice$1("en-7a-sc-046", "en-rj2024-7a-4", 2, "Please be ____ in the library. Some students are reading.", [
		"quite",
		"quiet",
		"quick",
		"quietly"
	], "B", "形容词辨析", "be 后用形容词作表语，意为安静的，是 quiet；注意与 quite（相当）区分拼写。"),
	choice$1("en-7a-sc-047", "en-rj2024-7a-4", 2, "My classmate Zhou Yang ____ chemistry books, but he thinks physics ____ more useful for his robot.", [
		"like; is",
		"likes; are",
		"like; are",
		"likes; is"
	], "D", "主谓一致", "Zhou Yang 是第三人称单数，用 likes；physics 表示学科时看作单数，用 is。"),
	choice$1("en-7a-sc-048", "en-rj2024-7a-5", 1, "— Can you play the erhu?\n— ____, but I can play the drums.", [
		"Yes, I can",
		"No, I can't",
		"Yes, I do",
		"No, I don't"
	], "B", "情态动词 can", "but 后说会打鼓，可知不会拉二胡；用 can 提问就用 can't 回答。"),
	choice$1("en-7a-sc-049", "en-rj2024-7a-5", 1, "Wang Lin can ____ beautiful Chinese paintings.", [
		"does",
		"doing",
		"do",
		"to do"
	], "C", "情态动词 can", "情态动词 can 后接动词原形。"),
	choice$1("en-7a-sc-050", "en-rj2024-7a-5", 2, "He can play ____ chess, but he can't play ____ violin.", [
		"the; the",
		"/; /",
		"the; /",
		"/; the"
	], "D", "冠词", "棋类名词前不加冠词，西洋乐器名词前要加 the。"),
	choice$1("en-7a-sc-051", "en-rj2024-7a-5", 1, "— ____ club do you want to join?\n— The cooking club.", [
		"Which",
		"Where",
		"When",
		"Who"
	], "A", "特殊疑问词", "问想参加哪一个社团，Which 后接名词 club。"),
	choice$1("en-7a-sc-052", "en-rj2024-7a-5", 2, "I'm not good at telling stories, ____ I don't want to be in the story club.", [
		"because",
		"or",
		"but",
		"so"
	], "D", "并列连词", "前因后果，用 so 连接结果。"),
	choice$1("en-7a-sc-053", "en-rj2024-7a-5", 2, "My sister takes ____ of birds with her phone and shows them to me.", [
		"photos",
		"care",
		"turns",
		"part"
	], "A", "动词短语", "with her phone 和 shows them 说明是拍照，take photos of 意为给……拍照。"),
	choice$1("en-7a-sc-054", "en-rj2024-7a-5", 3, "The reading club has ____ fifty members. In fact, it has fifty-six.", [
		"at most",
		"less than",
		"more than",
		"up to"
	], "C", "数量表达", "实际有 56 人，超过 50 人，用 more than。"),
	choice$1("en-7a-sc-055", "en-rj2024-7a-5", 2, "Lucy wants ____ the drama club because acting is fun.", [
		"join",
		"joins",
		"joining",
		"to join"
	], "D", "动词不定式", "want to do sth 意为想要做某事。")
];
// server/content/english/junior/7a-choices-3.ts
/** Units 6 and 7. */
var grade7AChoicesPart3 = [
	choice$1("en-7a-sc-056", "en-rj2024-7a-6", 1, "— ____ do you usually get up on school days?\n— At half past six.", [
		"What time",
		"How long",
		"How often",
		"How many"
	], "A", "特殊疑问词", "答语是具体钟点，用 What time 提问。"),
	choice$1("en-7a-sc-057", "en-rj2024-7a-6", 2, "I usually do my homework ____ the evening ____ weekdays.", [
		"in; at",
		"at; in",
		"in; on",
		"on; in"
	], "C", "介词 at / on / in", "in the evening 意为在晚上，on weekdays 意为在工作日。"),
	choice$1("en-7a-sc-058", "en-rj2024-7a-6", 2, "The first class begins at 7:45, that is, at a quarter ____ eight.", [
		"past",
		"to",
		"after",
		"of"
	], "B", "时间表达", "7:45 是差一刻八点，用 a quarter to eight；past 和 after 表示超过。"),
	choice$1("en-7a-sc-059", "en-rj2024-7a-6", 2, "Linda always brushes her teeth before bed. It is a good ____.", [
		"job",
		"time",
		"lesson",
		"habit"
	], "D", "名词辨析", "总是睡前刷牙是一个好习惯，用 habit。"),
	choice$1("en-7a-sc-060", "en-rj2024-7a-6", 1, "Peter is ____ late for school because he gets up very early every day.", [
		"often",
		"always",
		"never",
		"usually"
	], "C", "频度副词", "每天起得很早，所以从不迟到，用 never。"),
	choice$1("en-7a-sc-061", "en-rj2024-7a-6", 2, "— How does your father go to work?\n— He usually ____ the underground.", [
		"by",
		"on",
		"take",
		"takes"
	], "D", "一般现在时", "句中缺谓语动词，主语是第三人称单数，用 takes；by 和 on 是介词。"),
	choice$1("en-7a-sc-062", "en-rj2024-7a-6", 3, "On Sundays I either ride my bike ____ play table tennis with Dad. I can't do both.", [
		"and",
		"but",
		"or",
		"so"
	], "C", "并列连词", "either … or … 意为要么……要么……，与 I can't do both 相呼应。"),
	choice$1("en-7a-sc-063", "en-rj2024-7a-6", 1, "The dentist says that we should brush our ____ twice a day.", [
		"tooth",
		"teeth",
		"tooths",
		"teeths"
	], "B", "名词复数", "tooth 的复数是不规则变化 teeth。"),
	choice$1("en-7a-sc-064", "en-rj2024-7a-6", 2, "My mother ____ at six and ____ breakfast for us every morning.", [
		"gets up; makes",
		"get up; make",
		"gets up; make",
		"getting up; making"
	], "A", "一般现在时", "and 连接两个并列谓语，主语 My mother 是第三人称单数，两个动词都加 -s。"),
	choice$1("en-7a-sc-065", "en-rj2024-7a-7", 1, "— When is your birthday?\n— It's ____ 9th October.", [
		"in",
		"on",
		"at",
		"of"
	], "B", "介词 at / on / in", "表示在具体某一天用介词 on；in 用于月份或年份。"),
	choice$1("en-7a-sc-066", "en-rj2024-7a-7", 1, "— ____ is the birthday cake?\n— It's 98 yuan.", [
		"How old",
		"How many",
		"How long",
		"How much"
	], "D", "特殊疑问词", "答语是价格，用 How much 提问。"),
	choice$1("en-7a-sc-067", "en-rj2024-7a-7", 1, "December is the ____ month of the year.", [
		"twelve",
		"twelveth",
		"twelfth",
		"second"
	], "C", "序数词", "十二月是第十二个月，序数词 twelfth 注意把 ve 变为 f 再加 th。"),
	choice$1("en-7a-sc-068", "en-rj2024-7a-7", 1, "— ____ is your little sister?\n— She's five. She'll be six next month.", [
		"How old",
		"How",
		"How tall",
		"What"
	], "A", "特殊疑问词", "答语是年龄，用 How old 提问。"),
	choice$1("en-7a-sc-069", "en-rj2024-7a-7", 2, "My parents often buy me books ____ my birthday.", [
		"for",
		"in",
		"at",
		"by"
	], "A", "介词辨析", "for my birthday 意为作为生日礼物；in、at 不用于具体的日子，by 意为在……之前。"),
	choice$1("en-7a-sc-070", "en-rj2024-7a-7", 2, "We need a bottle of ____ and six ____ for the cake.", [
		"milk; egg",
		"milk; eggs",
		"milks; eggs",
		"milks; egg"
	], "B", "可数与不可数名词", "milk 是不可数名词，没有复数；six 后接可数名词复数 eggs。"),
	choice$1("en-7a-sc-071", "en-rj2024-7a-7", 1, "— I'm thirteen today!\n— ____", [
		"Happy birthday!",
		"You're welcome.",
		"That's right.",
		"Here you are."
	], "A", "情景交际", "对方今天满十三岁，应祝对方生日快乐。"),
	choice$1("en-7a-sc-072", "en-rj2024-7a-7", 2, "China's National Day is ____.", [
		"on 1st May",
		"on 1st June",
		"on 10th September",
		"on 1st October"
	], "D", "日期表达", "国庆节是十月一日；五月一日是劳动节，六月一日是儿童节，九月十日是教师节。"),
	choice$1("en-7a-sc-073", "en-rj2024-7a-7", 3, "Would you like ____ to the party ____ Saturday evening?", [
		"come; in",
		"to come; on",
		"coming; on",
		"to come; in"
	], "B", "固定搭配", "would like to do sth 意为想要做某事；星期几的晚上用介词 on。")
];
// server/content/english/junior/7a-choices-starter.ts
var starterChoices = [
	choice$1("en-7a-sc-001", "en-rj2024-7a-s1", 1, "— Good morning, class!\n— ____", [
		"Good night, Mr Li!",
		"Good morning, Mr Li!",
		"Goodbye, Mr Li!",
		"Thank you, Mr Li!"
	], "B", "问候用语", "早上见面时用 Good morning 互相问候；Good night 用于晚上道别。"),
	choice$1("en-7a-sc-002", "en-rj2024-7a-s1", 1, "— How do you ____ your name?\n— L-I-N-D-A, Linda.", [
		"say",
		"read",
		"spell",
		"call"
	], "C", "动词辨析", "答语把名字逐个字母读出来，问的是怎样拼写，用 spell。"),
	choice$1("en-7a-sc-003", "en-rj2024-7a-s1", 1, "— Hello! I'm Tom. ____\n— Nice to meet you, too.", [
		"Nice to meet you.",
		"How are you?",
		"What's your name?",
		"See you later."
	], "A", "问候用语", "答语带有 too（也），说明对方先说了 Nice to meet you."),
	choice$1("en-7a-sc-004", "en-rj2024-7a-s1", 2, "Which group of letters is in the right order?", [
		"e, g, f, h",
		"q, s, r, t",
		"u, w, v, x",
		"m, n, o, p"
	], "D", "字母顺序", "按字母表顺序应为 e f g h、q r s t、u v w x，只有 m, n, o, p 顺序正确。"),
	choice$1("en-7a-sc-005", "en-rj2024-7a-s2", 1, "— ____ is your cap?\n— It's yellow.", [
		"Where",
		"Who",
		"What colour",
		"How old"
	], "C", "特殊疑问词", "答语说的是颜色，用 What colour 提问。"),
	choice$1("en-7a-sc-006", "en-rj2024-7a-s2", 1, "— Where's my ruler? I can't find it on the desk.\n— Look! It's on the floor, ____ the desk.", [
		"in",
		"of",
		"at",
		"under"
	], "D", "方位介词", "尺子在地板上，也就是在书桌下面，用 under。"),
	choice$1("en-7a-sc-007", "en-rj2024-7a-s2", 2, "— Is this ____ eraser, Jenny?\n— No, it isn't. ____ is in my pencil box.", [
		"your; My",
		"yours; Mine",
		"your; Mine",
		"you; My"
	], "C", "物主代词", "第一空修饰名词 eraser，用形容词性物主代词 your；第二空后面没有名词，用 Mine 代替 my eraser。"),
	choice$1("en-7a-sc-008", "en-rj2024-7a-s2", 1, "— Are these your socks?\n— ____ They're my brother's.", [
		"Yes, they are.",
		"No, they aren't.",
		"Yes, it is.",
		"No, it isn't."
	], "B", "一般疑问句", "后一句说是哥哥的，所以作否定回答；these 在答语中用 they 代替。"),
	choice$1("en-7a-sc-009", "en-rj2024-7a-s2", 1, "I have ____ orange schoolbag and ____ green pencil.", [
		"a; an",
		"an; an",
		"a; a",
		"an; a"
	], "D", "冠词", "orange 以元音音素开头，用 an；green 以辅音音素开头，用 a。"),
	choice$1("en-7a-sc-010", "en-rj2024-7a-s3", 1, "— ____ chickens are there on the farm?\n— Twelve.", [
		"How many",
		"How much",
		"How old",
		"How long"
	], "A", "特殊疑问词", "答语是数量，chickens 是可数名词复数，用 How many 提问。"),
	choice$1("en-7a-sc-011", "en-rj2024-7a-s3", 2, "I can see some ____ and five ____ near the river.", [
		"sheeps; geese",
		"sheep; goose",
		"sheeps; gooses",
		"sheep; geese"
	], "D", "名词复数", "sheep 单复数同形，goose 的复数是 geese。"),
	choice$1("en-7a-sc-012", "en-rj2024-7a-s3", 1, "— What's ____ over there in the tree?\n— It's a bird.", [
		"this",
		"that",
		"these",
		"those"
	], "B", "指示代词", "over there 表示离说话人较远，is 和 It 说明是单数，用 that。"),
	choice$1("en-7a-sc-013", "en-rj2024-7a-s3", 1, "Eight and five is ____.", [
		"twelve",
		"thirteen",
		"fifteen",
		"thirty"
	], "B", "基数词", "8 + 5 = 13，写作 thirteen；thirty 是 30。"),
	choice$1("en-7a-sc-014", "en-rj2024-7a-s3", 1, "— What are those?\n— ____ carrots. My grandpa grows them.", [
		"They're",
		"It's",
		"This is",
		"She's"
	], "A", "人称代词", "问句用复数 those，答语用 They are，缩写为 They're。")
];
// server/content/english/junior/7a-cloze.ts
var grade7ACloze = [
	cloze$2("en-7a-cz-01", "en-rj2024-7a-3", 1, prose`
    Li Ming is a new student at No. 6 Middle School. It is his first week, and everything is [[1]] for him. The school
    is very big, so he often goes to the wrong [[2]]. Today he has a music lesson, but he doesn't know the way. He
    looks at the school [[3]] on the wall, but he can't understand it.

    "Excuse me," he asks a girl with a blue schoolbag. "[[4]] is the music room?"

    "It's [[5]] the gym and the library. The gym is on its left and the library is on its right," the girl says. "I
    have music now, too. Let's go there [[6]]!"

    On the way, Li Ming learns that the girl's name is Su Yu. She is in Class 5, and he is in Class 5, [[7]]! They are
    classmates. Li Ming feels [[8]] now. He has a new friend at his new school.`, [
		gap$1([
			"easy",
			"old",
			"late",
			"new"
		], "D", "形容词辨析", "他是新生，第一周一切对他来说都是新的。"),
		gap$1([
			"room",
			"colour",
			"age",
			"name"
		], "A", "名词辨析", "学校很大，所以他常走错房间，go to the wrong room。"),
		gap$1([
			"clock",
			"map",
			"photo",
			"flag"
		], "B", "名词辨析", "他不认识路，所以看墙上的学校地图。"),
		gap$1([
			"What",
			"Who",
			"Where",
			"When"
		], "C", "特殊疑问词", "他在问音乐教室在哪里，用 Where。"),
		gap$1([
			"between",
			"behind",
			"under",
			"inside"
		], "A", "方位介词", "后一句说左边是体育馆，右边是图书馆，所以在两者之间。"),
		gap$1([
			"alone",
			"later",
			"home",
			"together"
		], "D", "副词辨析", "女孩也要上音乐课，所以提议一起去。"),
		gap$1([
			"either",
			"too",
			"never",
			"only"
		], "B", "副词辨析", "肯定句句末表示也，用 too。"),
		gap$1([
			"tired",
			"sorry",
			"happy",
			"hungry"
		], "C", "形容词辨析", "他交到了新朋友，心情是高兴的。")
	]),
	cloze$2("en-7a-cz-02", "en-rj2024-7a-5", 2, prose`
    Ma Ke is a shy boy. He loves music, but he never [[1]] in front of other people. One day, the school music club
    looks for new [[2]]. His friend Tony says, "You play the guitar very [[3]]. Why don't you [[4]] us?"

    "I can't," Ma Ke answers. "I'm [[5]] that people will laugh at me."

    So Tony asks Ma Ke to come and [[6]] to the club's music on Friday. The students there are very [[7]]. Nobody
    laughs when someone makes a mistake. They just smile and say, "Try [[8]]!"

    The next Friday, Ma Ke brings his [[9]] to the club. He is nervous [[10]] first, but soon he forgets everyone in
    the room. When he stops, all the members clap their hands. Now Friday is his favourite day of the week.`, [
		gap$1([
			"sleeps",
			"plays",
			"waits",
			"reads"
		], "B", "动词辨析", "前面说他爱音乐但害羞，所以从不在别人面前演奏。"),
		gap$1([
			"rooms",
			"songs",
			"members",
			"games"
		], "C", "名词辨析", "朋友接着劝他加入，可知社团在招新成员。"),
		gap$1([
			"well",
			"good",
			"late",
			"little"
		], "A", "副词辨析", "修饰动词 play 用副词，弹得好是 play very well。"),
		gap$1([
			"pay",
			"leave",
			"teach",
			"join"
		], "D", "动词辨析", "Why don't you join us? 意为你为什么不加入我们呢？"),
		gap$1([
			"glad",
			"afraid",
			"proud",
			"lucky"
		], "B", "形容词辨析", "担心别人会笑话他，用 afraid。"),
		gap$1([
			"listen",
			"write",
			"run",
			"speak"
		], "A", "动词辨析", "listen to the music 意为听音乐，与后文的所见所闻相符。"),
		gap$1([
			"noisy",
			"lazy",
			"friendly",
			"strict"
		], "C", "形容词辨析", "别人出错时没有人嘲笑，大家还微笑鼓励，说明他们很友好。"),
		gap$1([
			"late",
			"away",
			"never",
			"again"
		], "D", "副词辨析", "鼓励出错的同学再试一次，用 Try again。"),
		gap$1([
			"ball",
			"camera",
			"guitar",
			"lunch"
		], "C", "名词辨析", "前文说他吉他弹得好，所以带吉他去社团。"),
		gap$1([
			"at",
			"in",
			"on",
			"by"
		], "A", "固定搭配", "at first 意为起初，与后面的 but soon 相呼应。")
	]),
	cloze$2("en-7a-cz-03", "en-rj2024-7a-6", 2, prose`
    On Saturdays, most of my classmates get up late, but I always get up at half past five. [[1]]? Because I help my
    grandpa at the vegetable market.

    We go there by bike. Grandpa rides in front, and I [[2]] him. The market opens at half past six, so we have about
    twenty [[3]] to get everything ready. I put the carrots, tomatoes and beans into different [[4]]. Grandpa says that
    people like to buy [[5]] vegetables, so we wash them carefully.

    When people come, I say hello to them and Grandpa tells them the [[6]]. I'm good at maths, so I can quickly work out
    how much they should [[7]].

    At ten o'clock, we are usually tired [[8]] happy. Then Grandpa buys me a bowl of hot beef noodles. It is the [[9]]
    meal of the week!`, [
		gap$1([
			"How",
			"Why",
			"Who",
			"When"
		], "B", "特殊疑问词", "后一句用 Because 回答，问的是原因。"),
		gap$1([
			"follow",
			"leave",
			"forget",
			"call"
		], "A", "动词辨析", "爷爷骑在前面，我跟在后面，用 follow。"),
		gap$1([
			"hours",
			"days",
			"years",
			"minutes"
		], "D", "名词辨析", "开市前准备的时间很短，只有大约二十分钟。"),
		gap$1([
			"rooms",
			"classes",
			"boxes",
			"pictures"
		], "C", "名词辨析", "把不同的蔬菜放进不同的箱子里。"),
		gap$1([
			"clean",
			"old",
			"dirty",
			"heavy"
		], "A", "形容词辨析", "后面说仔细清洗蔬菜，可知人们喜欢买干净的。"),
		gap$1([
			"dates",
			"stories",
			"subjects",
			"prices"
		], "D", "名词辨析", "卖菜时告诉顾客价格，下文又提到算钱。"),
		gap$1([
			"cost",
			"pay",
			"sell",
			"eat"
		], "B", "动词辨析", "主语是人，付钱用 pay；cost 的主语是物。"),
		gap$1([
			"or",
			"because",
			"but",
			"if"
		], "C", "并列连词", "tired 与 happy 意思相反，用 but 表示转折。"),
		gap$1([
			"worst",
			"best",
			"coldest",
			"smallest"
		], "B", "形容词辨析", "劳动后吃到热乎乎的面，是一周里最好的一餐。")
	])
];
// server/content/english/junior/7a-grammar-fill.ts
var grade7AGrammarFills = [
	grammarFill$2("en-7a-gf-01", "en-rj2024-7a-2", 1, prose`
    My name is Kate. This is a photo of [[1]] (I) family. The tall man is my father. He [[2]] (work) in a hospital. He
    [[3]] (have) short black hair and wears glasses. The woman next to [[4]] (he) is my mother. She [[5]] (teach) maths
    in a middle school. Can you see the two [[6]] (baby) in the photo? They [[7]] (be) my little brothers. My parents
    are often tired because the boys [[8]] (not sleep) much at night!`, [
		fill$1("my", "形容词性物主代词", "修饰名词 family，用形容词性物主代词 my。"),
		fill$1("works", "一般现在时", "主语 He 是第三人称单数，动词加 -s。"),
		fill$1("has", "一般现在时", "have 的第三人称单数形式是 has。"),
		fill$1("him", "人称代词", "介词短语 next to 后用人称代词宾格 him。"),
		fill$1("teaches", "一般现在时", "以 ch 结尾的动词，第三人称单数加 -es。"),
		fill$1("babies", "名词复数", "two 后用复数，baby 变 y 为 i 再加 -es。"),
		fill$1("are", "be 动词", "主语 They 是复数，be 动词用 are。"),
		fill$1(["don't sleep", "do not sleep"], "一般现在时", "主语 the boys 是复数，否定式用 do not 加动词原形。")
	]),
	grammarFill$2("en-7a-gf-02", "en-rj2024-7a-3", 2, prose`
    There [[1]] (be) many interesting places in our school. My favourite one is the reading room on the [[2]] (three)
    floor. It is quiet and clean. There are over ten thousand [[3]] (book) and some big [[4]] (box) of old newspapers in
    it. Our librarian, Ms Hu, is very [[5]] (friend). She knows all of the readers, and she often [[6]] (tell) us about
    new books. Lots of students [[7]] (go) there after lunch. If you can't find a book, just ask Ms Hu. She always
    [[8]] (try) to help [[9]] (we).`, [
		fill$1("are", "There be 句型", "be 后的 many interesting places 是复数，用 are。"),
		fill$1("third", "序数词", "表示第几层楼用序数词，three 的序数词是 third。"),
		fill$1("books", "名词复数", "ten thousand 后接可数名词复数。"),
		fill$1("boxes", "名词复数", "some 后用复数，以 x 结尾的名词加 -es。"),
		fill$1("friendly", "词性转换", "be 动词后用形容词作表语，friend 的形容词是 friendly。"),
		fill$1("tells", "一般现在时", "often 表示经常性动作，主语 she 是第三人称单数。"),
		fill$1("go", "一般现在时", "主语 Lots of students 是复数，动词用原形。"),
		fill$1("tries", "一般现在时", "辅音字母加 y 结尾，变 y 为 i 再加 -es。"),
		fill$1("us", "人称代词", "动词 help 后用人称代词宾格 us。")
	]),
	grammarFill$2("en-7a-gf-03", "en-rj2024-7a-5", 2, prose`
    Do you like cooking? Our school [[1]] (have) a cooking club, and I am one of its [[2]] (member). We meet every
    Thursday afternoon. Mr Qin [[3]] (teach) us there. He can [[4]] (make) more than fifty kinds of noodles! Now I can
    cook tomato and egg soup and some other easy [[5]] (dish). I want [[6]] (learn) more, because I'd like to help my
    parents at home. My friend Amy [[7]] (not want) to join the club. She says that it is fun to eat, but it isn't fun
    to cook. But she always says "Yummy!" when she has [[8]] (I) soup.`, [
		fill$1("has", "一般现在时", "主语 Our school 是第三人称单数，have 变为 has。"),
		fill$1("members", "名词复数", "one of 后接可数名词复数。"),
		fill$1("teaches", "一般现在时", "主语 Mr Qin 是第三人称单数，以 ch 结尾的动词加 -es。"),
		fill$1("make", "情态动词 can", "情态动词 can 后接动词原形。"),
		fill$1("dishes", "名词复数", "some other 后接复数，以 sh 结尾的名词加 -es。"),
		fill$1("to learn", "动词不定式", "want to do sth 意为想要做某事。"),
		fill$1(["doesn't want", "does not want"], "一般现在时", "主语是第三人称单数，否定式用 does not 加动词原形。"),
		fill$1("my", "形容词性物主代词", "修饰名词 soup，用 my。")
	]),
	grammarFill$2("en-7a-gf-04", "en-rj2024-7a-7", 3, prose`
    Today is 12th March. It is Grandpa's [[1]] (seventy) birthday, and we are all at [[2]] (he) home. My mother [[3]]
    (be) a good cook, and she always [[4]] (make) long noodles for birthdays. My [[5]] (uncle) son Jun sings a birthday
    song for Grandpa. Then my brother [[6]] (carry) the cake to the table. There are only seven [[7]] (candle) on it.
    "One candle is for ten years," he says. Grandpa closes his [[8]] (eye) and makes a wish. Then he [[9]] (blow) out
    all the candles. What is his wish? He doesn't tell us, but we all [[10]] (feel) happy for him.`, [
		fill$1("seventieth", "序数词", "第七十个生日用序数词，seventy 变 y 为 ie 再加 -th。"),
		fill$1("his", "形容词性物主代词", "修饰名词 home，用 his。"),
		fill$1("is", "be 动词", "主语 My mother 是第三人称单数，用 is。"),
		fill$1("makes", "一般现在时", "always 表示经常性动作，主语是第三人称单数，动词加 -s。"),
		fill$1("uncle's", "名词所有格", "叔叔的儿子，用名词所有格 uncle's。"),
		fill$1("carries", "一般现在时", "辅音字母加 y 结尾，变 y 为 i 再加 -es。"),
		fill$1("candles", "名词复数", "seven 后接可数名词复数。"),
		fill$1("eyes", "名词复数", "闭上双眼，用复数 eyes。"),
		fill$1("blows", "一般现在时", "主语 he 是第三人称单数，动词加 -s。"),
		fill$1("feel", "一般现在时", "主语 we 是复数，动词用原形。")
	])
];
// server/content/english/junior/7a-readings-1.ts
/** Starter units to unit 4. */
var grade7AReadingsPart1 = [
	reading$2("en-7a-rd-01", "en-rj2024-7a-s3", 1, prose`
    Welcome to our small farm! I'm Xiaomei. Look, this is our yellow house. There are four people in my family:
    my parents, my brother and I.

    These are our animals. We have thirty chickens, six ducks and two cows. That big black dog near the gate is
    Tiger. Don't be afraid. He is very friendly.

    What are those? They are tomato plants. My mother grows them. The tomatoes are red and sweet. And what's
    behind the house? It's a big apple tree. My brother's swing is under it. It's fun!`, [
		ask("What colour is the house?", [
			"Red.",
			"Black.",
			"Yellow.",
			"Green."
		], "C", "细节理解", "第一段说 this is our yellow house，房子是黄色的。"),
		ask("How many ducks are there on the farm?", [
			"Two.",
			"Four.",
			"Thirty.",
			"Six."
		], "D", "细节理解", "第二段说有三十只鸡、六只鸭和两头牛。"),
		ask("What is Tiger?", [
			"A cow.",
			"A dog.",
			"A cat.",
			"A duck."
		], "B", "细节理解", "第二段说门边那只大黑狗叫 Tiger。"),
		ask("Where is the brother's swing?", [
			"Under the apple tree.",
			"Near the gate.",
			"In the house.",
			"Next to the tomato plants."
		], "A", "细节理解", "最后一段说秋千在苹果树下，句中 it 指 apple tree。")
	]),
	reading$2("en-7a-rd-02", "en-rj2024-7a-1", 1, prose`
    Hello! My name is Song Yifan. I'm twelve years old and I'm in Class 4, Grade 7. There are forty-two students
    in my class. My desk mate is Daniel Lee. He is from Canada, but he speaks good Chinese because he goes to
    school in our city.

    Daniel and I like different things. He likes ice hockey and I like table tennis. His favourite food is
    dumplings, and mine is beef noodles. But we are both interested in space. On Fridays we often read books
    about stars and planets together in the school library.

    Our class teacher is Miss Zhao. She is also our Chinese teacher. She is kind and funny. It is only the second
    week of school, but she can call every student by name. I am happy in my new class.`, [
		ask("How many students are there in Yifan's class?", [
			"Twelve.",
			"Twenty-four.",
			"Forty.",
			"Forty-two."
		], "D", "细节理解", "第一段说 There are forty-two students in my class。"),
		ask("Where is Daniel from?", [
			"China.",
			"The USA.",
			"Canada.",
			"The UK."
		], "C", "细节理解", "第一段说 He is from Canada。"),
		ask("What do Yifan and Daniel both like?", [
			"Ice hockey.",
			"Books about space.",
			"Table tennis.",
			"Beef noodles."
		], "B", "细节理解", "第二段说两人都对太空感兴趣，常一起看有关恒星和行星的书。"),
		ask("What do we know about Miss Zhao?", [
			"She knows all her students.",
			"She teaches English.",
			"She is Daniel's mother.",
			"She is new in the city."
		], "A", "推理判断", "最后一段说开学才第二周她就能叫出每个学生的名字，可知她认识所有学生。")
	]),
	reading$2("en-7a-rd-03", "en-rj2024-7a-2", 2, prose`
    This is a photo of my family. We are in my grandparents' garden. The man with a hat is my grandfather. He is
    seventy, but he swims every morning. The woman next to him is my grandmother. She plays the guzheng well.

    My parents are behind my grandparents. My father is a nurse and my mother is a bus driver. Some of my friends
    think it is strange, but I am proud of them. Dad always knows how to help when people feel ill, and Mum knows
    every street in the city.

    The little boy on the grass is my cousin Leo. He is only four. He doesn't look at the camera because he is
    busy with an ant. And where am I? You can't see me in the photo. I'm the one behind the camera!`, [
		ask("What can the writer's grandmother do?", [
			"Swim well.",
			"Drive a bus.",
			"Play the guzheng.",
			"Take good photos."
		], "C", "细节理解", "第一段说奶奶古筝弹得好；游泳的是爷爷，开公交车的是妈妈。"),
		ask("What is the writer's father?", [
			"A bus driver.",
			"A nurse.",
			"A teacher.",
			"A gardener."
		], "B", "细节理解", "第二段说 My father is a nurse。"),
		ask("The words \"proud of\" in the passage are closest in meaning to \"____\".", [
			"very pleased with",
			"afraid of",
			"different from",
			"sorry for"
		], "A", "词义猜测", "作者随后说了爸爸妈妈的长处，可知 proud of 表示为他们感到骄傲，与 very pleased with 意思最接近。"),
		ask("Who takes the photo?", [
			"The writer's father.",
			"Leo.",
			"The grandmother.",
			"The writer."
		], "D", "推理判断", "最后一句说作者在相机后面，可知照片是作者拍的。")
	]),
	reading$2("en-7a-rd-04", "en-rj2024-7a-3", 2, prose`
    Dear Grace,

    How are you? I'd like to tell you about my new school. It is in a small town between two green hills. The
    school is not big. There are only six classrooms and about two hundred students, but it is special.

    On top of our teaching building, there is a vegetable garden. Every class has its own corner there. My class
    grows tomatoes and beans. We water them before lessons in the morning, and our cooks use them for lunch. The
    food is so fresh!

    Behind the building, there is a small library. It has a big window, and that is my favourite place. I often
    sit by it after school and read. From the window I can see the river and the bridge.

    What is your school like? Is there a special place in it? Please write and tell me.

    Yours,

    Chen Hao`, [
		ask("Where is Chen Hao's school?", [
			"By the sea.",
			"In a big city.",
			"In a small town.",
			"On a farm."
		], "C", "细节理解", "第一段说学校在两座青山之间的小镇上。"),
		ask("Where is the garden?", [
			"Behind the library.",
			"On top of the teaching building.",
			"Next to the river.",
			"In front of the school gate."
		], "B", "细节理解", "第二段第一句说菜园在教学楼楼顶。"),
		ask("What do the cooks do with the vegetables?", [
			"They sell them.",
			"They give them to families.",
			"They water them.",
			"They make lunch with them."
		], "D", "细节理解", "第二段说厨师用这些蔬菜做午饭；浇水的是学生。"),
		ask("Why does Chen Hao write to Grace?", [
			"To tell her about his school.",
			"To ask her for some books.",
			"To invite her to lunch.",
			"To thank her for a letter."
		], "A", "写作意图", "开头说想介绍新学校，全文也围绕学校展开。")
	]),
	reading$2("en-7a-rd-05", "en-rj2024-7a-4", 2, prose`
    Our school newspaper asks three Grade 7 students about their favourite subjects.

    **Zhang Lin:** My favourite subject is biology. We don't only read books. Our teacher often takes us to the
    school garden, and we draw leaves and insects there. I want to be a scientist one day.

    **Ethan:** I like maths best. Many of my classmates say it's too hard, but for me each problem is like a small
    game. When I find the answer, I feel great. I have maths every day from Monday to Friday.

    **Wu Yue:** I love history. Our teacher tells stories so well. In her lessons, people from hundreds of years
    ago seem to **come alive**. They laugh, cry and make mistakes, just like us. I often watch history programmes
    with my grandpa at weekends, and we talk about them for a long time.`, [
		ask("Where does Zhang Lin often have biology lessons?", [
			"In the library.",
			"In the school garden.",
			"In a museum.",
			"At home."
		], "B", "细节理解", "Zhang Lin 说老师常带他们去学校的花园画树叶和昆虫。"),
		ask("What does Ethan think of maths problems?", [
			"They are too hard.",
			"They take too much time.",
			"They are boring.",
			"They are like games."
		], "D", "细节理解", "Ethan 说每道题都像一个小游戏；觉得太难的是他的同学。"),
		ask("What do the words \"come alive\" mean?", [
			"Live for many years.",
			"Visit the school.",
			"Become like real people.",
			"Talk to each other."
		], "C", "词义猜测", "后一句说他们像我们一样会笑、会哭、会犯错，可知意思是变得像真人一样鲜活。"),
		ask("What is the best title for the passage?", [
			"Subjects We Love",
			"How to Learn Maths Well",
			"Our History Teacher",
			"A School Garden"
		], "A", "主旨大意", "三名学生分别谈自己最喜欢的学科，其他标题只涉及其中一部分。")
	])
];
// server/content/english/junior/7a-readings-2.ts
/** Units 5 to 7. */
var grade7AReadingsPart2 = [
	reading$2("en-7a-rd-06", "en-rj2024-7a-5", 2, prose`
    **Join a Club This Term!**

    **Paper-cutting Club:** Do you want to make beautiful window flowers? Come and learn with us. You don't need to
    know anything about it. Just bring your own scissors. Mondays, 4:30-5:30, Room 203.

    **Hiking Club:** We walk in the hills on the first Saturday of every month. Can you walk eight kilometres? Then
    come with us! Your parents need to sign a form.

    **Robot Club:** Can you write simple computer programs? Then we need you! There are only two places left.
    Wednesdays, 4:30-6:00, Science Building.

    **Kitchen Club:** Learn to cook one easy dish each week and eat it together. Thursdays, 4:30-6:00, Room 105. It
    is 10 yuan a week for the food.

    To join a club, write your name on the list outside the teachers' office before 12th September.`, [
		ask("Liu Na is only free after school on Mondays. Which club can she join?", [
			"The Paper-cutting Club.",
			"The Hiking Club.",
			"The Robot Club.",
			"The Kitchen Club."
		], "A", "细节理解", "四个社团中只有剪纸社在星期一活动。"),
		ask("How often does the Hiking Club meet?", [
			"Once a week.",
			"Twice a week.",
			"Once a month.",
			"Twice a month."
		], "C", "细节理解", "徒步社在每月的第一个星期六活动，即一个月一次。"),
		ask("Who can join the Robot Club?", [
			"Students with a robot.",
			"Students who can write simple programs.",
			"Students who can walk eight kilometres.",
			"Students with scissors."
		], "B", "细节理解", "机器人社需要会编写简单程序的学生。"),
		ask("How much does a student pay for four weeks in the Kitchen Club?", [
			"10 yuan.",
			"20 yuan.",
			"30 yuan.",
			"40 yuan."
		], "D", "数字计算", "每周 10 元，四周共 40 元。"),
		ask("What should students do to join a club?", [
			"Call a teacher.",
			"Send an e-mail.",
			"Write their names on a list.",
			"Go to Room 203."
		], "C", "细节理解", "最后一句说要在办公室外的名单上写下名字。")
	]),
	reading$2("en-7a-rd-07", "en-rj2024-7a-6", 2, prose`
    Most people sleep at night, but my uncle Wang Tao doesn't. He is a baker, and he gets up at one o'clock in the
    morning.

    He rides his bike to the bakery. The streets are dark and quiet. From half past one to six, he and two other
    bakers make about six hundred buns and four hundred small cakes. At six, the shop opens. Students and workers
    come in for a warm breakfast. "I love that time of the day," my uncle says. "People smile at me when they smell
    the fresh buns. Then I don't feel tired any more."

    My uncle leaves the shop at eight and goes to bed at nine. He gets up at four in the afternoon and meets his
    daughter at the school gate. They play football or fly kites together. After dinner, he reads her a story. She
    goes to sleep at half past eight, and he goes to bed, too.`, [
		ask("When does Wang Tao start to make buns?", [
			"At 1:00 a.m.",
			"At 1:30 a.m.",
			"At 6:00 a.m.",
			"At 8:00 a.m."
		], "B", "细节理解", "第二段说他们从一点半到六点做面包；一点是起床时间。"),
		ask("How many bakers make the food at night?", [
			"One.",
			"Two.",
			"Three.",
			"Four."
		], "C", "细节理解", "he and two other bakers 即他和另外两位面包师，一共三人。"),
		ask("What makes Wang Tao happy at work?", [
			"The dark streets.",
			"His new bike.",
			"The small cakes.",
			"People's smiles."
		], "D", "细节理解", "他说人们闻到新鲜面包时对他微笑，他就不觉得累了。"),
		ask("Which is the right order of his day?\n① He meets his daughter.\n② He rides to the bakery.\n③ He leaves the shop.\n④ He reads a story.", [
			"②③①④",
			"③②①④",
			"②①③④",
			"①②④③"
		], "A", "事件排序", "他先骑车去面包店，八点离开，下午接女儿，晚饭后讲故事。")
	]),
	reading$2("en-7a-rd-08", "en-rj2024-7a-7", 2, prose`
    People have different ways to celebrate birthdays.

    In many Chinese families, people eat a bowl of noodles on their birthdays. The noodles are long, and they stand
    for a long life. Some families also boil eggs for the birthday child. Today, many young people have a cake, too.

    In many countries, people put candles on the birthday cake. The number of candles is often the person's age. The
    person makes a wish and blows the candles out. Some people think that the wish can come true only if they keep
    it a secret.

    Lin Xiao, a girl in Grade 7, has her own way. Every year on her birthday, she gives one of her books to a small
    library in a village and writes a short note in it. "I get presents from my family," she says, "so I want to
    give one, too."`, [
		ask("Why do many Chinese people eat noodles on their birthdays?", [
			"Noodles are easy to make.",
			"Noodles stand for a long life.",
			"Children like noodles.",
			"Noodles go well with cake."
		], "B", "细节理解", "第二段说面条很长，象征长寿。"),
		ask("There are thirteen candles on a girl's cake. What does it often mean?", [
			"She has thirteen friends.",
			"She makes thirteen wishes.",
			"She is thirteen years old.",
			"Her birthday is on the 13th."
		], "C", "推理判断", "第三段说蜡烛的数目常常就是过生日的人的年龄。"),
		ask("What does the word \"it\" in \"keep it a secret\" mean?", [
			"The cake.",
			"The candle.",
			"The age.",
			"The wish."
		], "D", "代词指代", "同一句前面说愿望要保密才能实现，it 指 the wish。"),
		ask("What do we know about Lin Xiao?", [
			"She likes to share.",
			"She doesn't like presents.",
			"She works in a library.",
			"She writes books."
		], "A", "推理判断", "她收到礼物，也每年把自己的书送给乡村图书馆，说明她乐于分享。")
	])
];
// server/content/english/junior/7a-sentences.ts
var grade7ASentences = [
	sentence$1("en-7a-st-01", "en-rj2024-7a-s2", 1, "你的新书包是什么颜色的？", [
		"What colour is your new schoolbag?",
		"What color is your new schoolbag?",
		"What colour's your new schoolbag?",
		"What color's your new schoolbag?"
	], "特殊疑问句", "询问颜色用 What colour，be 动词提到主语前。"),
	sentence$1("en-7a-st-02", "en-rj2024-7a-1", 1, "我和我的同桌都来自北京。", ["My desk mate and I are both from Beijing.", "My deskmate and I are both from Beijing."], "be 动词", "两个人作主语时 I 放在后面，both 放在 be 动词之后。"),
	sentence$1("en-7a-st-03", "en-rj2024-7a-2", 2, "我叔叔不打篮球，但他每周游泳。", ["My uncle doesn't play basketball, but he swims every week.", "My uncle does not play basketball, but he swims every week."], "一般现在时", "主语是第三人称单数：否定用 does not 加动词原形，肯定句动词加 -s。"),
	sentence$1("en-7a-st-04", "en-rj2024-7a-3", 2, "我们的教室和图书馆之间有一个小花园。", ["There is a small garden between our classroom and the library.", "There's a small garden between our classroom and the library."], "There be 句型", "表示某处有某物用 There be，between … and … 意为在两者之间。"),
	sentence$1("en-7a-st-05", "en-rj2024-7a-4", 2, "我喜欢科学课，因为它既有用又有趣。", ["I like science because it's useful and interesting.", "I like science because it is useful and interesting."], "原因状语从句", "because 后接句子说明原因，两个形容词用 and 连接。"),
	sentence$1("en-7a-st-06", "en-rj2024-7a-5", 1, "你会打乒乓球吗？", "Can you play table tennis?", "情态动词 can", "询问能力把 can 提到主语前，球类运动前不加冠词。"),
	sentence$1("en-7a-st-07", "en-rj2024-7a-5", 3, "他想加入音乐社团，但他不会唱歌。", [
		"He wants to join the music club, but he can't sing.",
		"He wants to join the music club, but he cannot sing.",
		"He wants to join the music club, but he can not sing."
	], "动词不定式", "want to do sth 意为想要做某事，主语 He 后动词加 -s。"),
	sentence$1("en-7a-st-08", "en-rj2024-7a-6", 2, "他们通常六点半吃早餐。", "They usually have breakfast at half past six.", "时间表达", "频度副词放在实义动词前，六点半是 half past six，前面用 at。"),
	sentence$1("en-7a-st-09", "en-rj2024-7a-7", 2, "我奶奶的生日在五月二号。", [
		"My grandmother's birthday is on the second of May.",
		"My grandmother's birthday is on 2nd May.",
		"My grandmother's birthday is on 2 May."
	], "日期表达", "具体日期前用 on，读作 the second of May，书写时可用 2nd May。")
];
// server/content/english/junior/7a-words.ts
var grade7AWords = [
	word$1("en-7a-wd-001", "en-rj2024-7a-s1", 1, "v. 用字母拼写", "spell", "校园生活词汇", "双写 l；常用句型 How do you spell it?"),
	word$1("en-7a-wd-002", "en-rj2024-7a-s1", 1, "n. 早晨；上午", "morning", "时间词汇", "常用短语 in the morning 意为在早上。"),
	word$1("en-7a-wd-003", "en-rj2024-7a-s2", 1, "n. 尺子", "ruler", "学习用品词汇", "由 rule 加 -r 构成，复数为 rulers。"),
	word$1("en-7a-wd-004", "en-rj2024-7a-s2", 2, "adj. 灰色的", ["grey", "gray"], "颜色词汇", "英式拼写为 grey，美式拼写为 gray。"),
	word$1("en-7a-wd-005", "en-rj2024-7a-s2", 1, "n. 瓶子", "bottle", "日常用品词汇", "双写 t；a bottle of water 意为一瓶水。"),
	word$1("en-7a-wd-006", "en-rj2024-7a-s3", 1, "n. 兔子", "rabbit", "动物词汇", "双写 b，词尾是 -it。"),
	word$1("en-7a-wd-007", "en-rj2024-7a-s3", 2, "n. 西红柿", "tomato", "食物词汇", "复数加 -es，写作 tomatoes。"),
	word$1("en-7a-wd-008", "en-rj2024-7a-s3", 1, "n. 胡萝卜", "carrot", "食物词汇", "双写 r，词尾是 -ot。"),
	word$1("en-7a-wd-009", "en-rj2024-7a-1", 1, "n. 国家", "country", "国家与地区词汇", "复数变 y 为 ies，写作 countries。"),
	word$1("en-7a-wd-010", "en-rj2024-7a-1", 1, "n. 同班同学", "classmate", "校园生活词汇", "合成词：class（班级）加 mate（同伴）。"),
	word$1("en-7a-wd-011", "en-rj2024-7a-1", 2, "n. 信息；消息（不可数）", "information", "校园生活词汇", "不可数名词，一条信息是 a piece of information。"),
	word$1("en-7a-wd-012", "en-rj2024-7a-1", 2, "n. 吉他", "guitar", "音乐词汇", "注意 gui- 中的 u 不发音；play the guitar 意为弹吉他。"),
	word$1("en-7a-wd-013", "en-rj2024-7a-2", 1, "n. 丈夫", "husband", "家庭成员词汇", "词尾是 -band，与 wife（妻子）相对。"),
	word$1("en-7a-wd-014", "en-rj2024-7a-2", 2, "n. 堂（表）兄弟姐妹", "cousin", "家庭成员词汇", "注意 ou 读作 /ʌ/，词尾是 -sin。"),
	word$1("en-7a-wd-015", "en-rj2024-7a-2", 2, "n. 祖母；外祖母", "grandmother", "家庭成员词汇", "合成词：grand 加 mother，d 不要漏写。"),
	word$1("en-7a-wd-016", "en-rj2024-7a-2", 1, "adv. 在一起；共同", "together", "常用副词", "可拆成 to-get-her 帮助记忆。"),
	word$1("en-7a-wd-017", "en-rj2024-7a-3", 1, "n. 图书馆", "library", "校园场所词汇", "中间的 r 不要漏写，复数为 libraries。"),
	word$1("en-7a-wd-018", "en-rj2024-7a-3", 2, "n. 建筑物；楼房", "building", "校园场所词汇", "由动词 build 加 -ing 构成，u 不发音但不能漏写。"),
	word$1("en-7a-wd-019", "en-rj2024-7a-3", 2, "prep. & adv. 从一边到另一边；横过", "across", "方位词汇", "双写 s；across from 意为在……对面。"),
	word$1("en-7a-wd-020", "en-rj2024-7a-3", 3, "adj. 现代的；新式的", "modern", "常用形容词", "词尾是 -ern，a modern school 意为一所现代化的学校。"),
	word$1("en-7a-wd-021", "en-rj2024-7a-4", 2, "n. 地理（学）", "geography", "学科词汇", "由 geo-（地球）和 -graphy（描写）构成。"),
	word$1("en-7a-wd-022", "en-rj2024-7a-4", 1, "n. 历史", "history", "学科词汇", "注意词尾是 -tory，表示学科时不可数。"),
	word$1("en-7a-wd-023", "en-rj2024-7a-4", 2, "adj. 最喜欢的", ["favourite", "favorite"], "常用形容词", "英式拼写为 favourite，美式拼写为 favorite。"),
	word$1("en-7a-wd-024", "en-rj2024-7a-4", 2, "n. 星期三", "Wednesday", "时间词汇", "第一个 d 不发音但不能漏写，首字母大写。"),
	word$1("en-7a-wd-025", "en-rj2024-7a-4", 2, "adj. 困难的", "difficult", "常用形容词", "双写 f，反义词是 easy。"),
	word$1("en-7a-wd-026", "en-rj2024-7a-5", 2, "n. 小提琴", "violin", "音乐词汇", "play the violin 意为拉小提琴，乐器前加 the。"),
	word$1("en-7a-wd-027", "en-rj2024-7a-5", 1, "n. 成员；会员", "member", "社团活动词汇", "词尾是 -ber，a member of the club 意为社团成员。"),
	word$1("en-7a-wd-028", "en-rj2024-7a-5", 1, "n. 周末", "weekend", "时间词汇", "合成词：week（周）加 end（末尾）。"),
	word$1("en-7a-wd-029", "en-rj2024-7a-5", 3, "n. 乐器；器械", "instrument", "音乐词汇", "注意 -stru- 的拼写；musical instrument 意为乐器。"),
	word$1("en-7a-wd-030", "en-rj2024-7a-6", 1, "n. 早餐", "breakfast", "日常作息词汇", "合成词：break（打破）加 fast（禁食），ea 读作 /e/。"),
	word$1("en-7a-wd-031", "en-rj2024-7a-6", 2, "n. 一刻钟；四分之一", "quarter", "时间词汇", "q 后接 u；a quarter past six 意为六点一刻。"),
	word$1("en-7a-wd-032", "en-rj2024-7a-6", 2, "n. & v. 锻炼；练习", "exercise", "日常作息词汇", "中间是 -erc-，词尾是 -ise。"),
	word$1("en-7a-wd-033", "en-rj2024-7a-6", 1, "adv. 通常地；一般地", "usually", "频度副词", "由 usual 加 -ly 构成，所以有两个 l。"),
	word$1("en-7a-wd-034", "en-rj2024-7a-7", 2, "n. 二月", "February", "月份词汇", "中间的 r 不要漏写，首字母大写。"),
	word$1("en-7a-wd-035", "en-rj2024-7a-7", 3, "num. 第十二", "twelfth", "序数词", "twelve 去掉 ve，变为 f 再加 th。"),
	word$1("en-7a-wd-036", "en-rj2024-7a-7", 1, "n. 生日", "birthday", "生日词汇", "合成词：birth（出生）加 day（日子）。"),
	word$1("en-7a-wd-037", "en-rj2024-7a-7", 2, "n. 惊喜；惊讶", "surprise", "生日词汇", "第一个音节是 sur-，r 不要漏写。"),
	word$1("en-7a-wd-038", "en-rj2024-7a-7", 2, "v. 庆祝；庆贺", "celebrate", "生日词汇", "开头的 c 读作 /s/，词尾是 -brate。")
];
// server/content/english/junior/7a-writings.ts
var grade7AWritings = [
	writing$2("en-7a-wr-01", "en-rj2024-7a-1", 1, prose`
    假如你是李华，你将在英语课上向新同学作自我介绍。请根据以下要点写一篇短文。

    1. 你的姓名、年龄、班级；

    2. 你的爱好和最喜欢的食物；

    3. 你的一位新朋友；

    4. 你对新班级的感受。

    要求：70-90 词，要点齐全，不要逐字翻译。`, prose`
    Hello, everyone! My name is Li Hua. I'm thirteen years old and I'm in Class 2, Grade 7. I like drawing and playing
    badminton. My favourite food is rice noodles because my grandma makes them very well.

    I have a new friend in this class. Her name is Chen Jing. She is good at maths and she often helps me with it. Our
    class is like a big family. I'm happy to be here, and I hope we can all be good friends. Thank you!`, marks("姓名、年龄、班级；爱好和食物；一位新朋友；对班级的感受。"), "自我介绍", "用一般现在时，先介绍基本信息，再写爱好、朋友，最后谈感受，注意第三人称单数。"),
	writing$2("en-7a-wr-02", "en-rj2024-7a-3", 2, prose`
    假如你是王宁，你的英国笔友 Peter 想了解你的学校。请给他写一封电子邮件。

    1. 学校的位置和大小；

    2. 至少三处校园场所及其位置；

    3. 你最喜欢的地方和理由；

    4. 询问 Peter 学校的情况。

    要求：80-100 词，开头和结尾完整，可适当发挥。`, prose`
    Dear Peter,

    I'm glad to tell you about my school. It is near a park and it is not very big, but it is beautiful. There is a
    teaching building behind the school gate. The library is next to it, and the playing field is across from the
    library.

    My favourite place is the library. It is quiet and bright, and there are lots of interesting books in it. I often
    read there with my friends after lunch.

    What is your school like? What is your favourite place there? Please write soon.

    Yours,

    Wang Ning`, marks("位置和大小；三处场所及位置；最喜欢的地方和理由；询问对方学校。"), "介绍地点", "用 There be 句型和方位介词介绍校园，邮件结尾不要忘记询问对方学校的情况。"),
	writing$2("en-7a-wr-03", "en-rj2024-7a-4", 2, prose`
    学校英文报正在以“My Favourite Subject”为题征稿，请写一篇短文投稿。

    1. 你最喜欢的学科是什么，每周几节，什么时候上；

    2. 喜欢它的两个理由；

    3. 你在课上或课后做些什么；

    4. 它对你将来的帮助。

    要求：70-90 词，题目已给出，不计入词数。`, prose`
    My favourite subject is geography. We have it twice a week, on Monday and Thursday morning.

    I like geography for two reasons. First, it is interesting. I can learn about mountains, rivers and people in
    different countries. Second, our teacher, Mr Gao, is fun. He often shows us his own photos of other places in class.

    After school, I like drawing maps and watching travel programmes with my father. I want to be a tour guide in the
    future, so geography is also very useful for me.`, marks("学科与上课时间；两个理由；课上或课后的活动；对将来的帮助。"), "介绍学科", "用 First 和 Second 说明理由，条理更清楚；注意 on Monday 等时间介词。"),
	writing$2("en-7a-wr-04", "en-rj2024-7a-5", 2, prose`
    学校英语社团正在招收新成员。假如你是赵敏，请给社团负责老师 Ms Brown 写一封申请信。

    1. 说明写信目的；

    2. 介绍自己会做的两件事；

    3. 说明你想加入的理由；

    4. 你的联系方式和期待。

    要求：80-100 词，电话号码可用 555-0126。`, prose`
    Dear Ms Brown,

    My name is Zhao Min, and I am a student in Class 6, Grade 7. I want to join the English club.

    I can sing English songs well and I can tell short stories in English. I am also good with computers, so I can help
    to make posters for the club.

    I want to join because I like speaking English and making new friends. I am free on Tuesdays and Fridays after
    school. Please call me at 555-0126. I hope to hear from you soon.

    Yours,

    Zhao Min`, marks("写信目的；会做的两件事；加入的理由；联系方式和期待。"), "申请信", "用情态动词 can 介绍能力，用 because 说明理由，语气要礼貌。"),
	writing$2("en-7a-wr-05", "en-rj2024-7a-6", 1, prose`
    请以“My Saturday”为题写一篇短文，介绍你通常怎样度过星期六。

    1. 上午、下午、晚上各做什么，写出至少三个时间；

    2. 你和家人一起做的一件事；

    3. 你对自己星期六的看法。

    要求：80-100 词，题目已给出，不计入词数。`, prose`
    I have a busy but happy day on Saturdays. I usually get up at half past seven and have breakfast with my parents.
    From nine to eleven, I do my homework in my room.

    In the afternoon, I often play basketball in the park with my friends. At five o'clock, I go home and help my mother
    to make dinner. My father always washes the dishes. In the evening, we watch a film together, and I go to bed at
    half past nine.

    I like my Saturdays because I can work, play and be with my family.`, marks("一天三个时段的活动和三个时间；与家人一起做的事；自己的看法。"), "介绍作息", "按时间顺序写，用一般现在时和 usually、often 等频度副词，注意时间前的介词。"),
	writing$2("en-7a-wr-06", "en-rj2024-7a-7", 2, prose`
    假如你是刘洋，下周日是你的生日，你想邀请交换生 Tom 参加生日聚会。请给他写一封邀请信。

    1. 聚会的日期、时间和地点；

    2. 聚会上的三项活动；

    3. 怎样到达；

    4. 请他尽快回复。

    要求：80-100 词，开头和结尾完整。`, prose`
    Dear Tom,

    My thirteenth birthday is next Sunday, 18th May. Would you like to come to my party? It starts at three o'clock in
    the afternoon at my home, Room 302, Building 5, Green Street.

    First, we can play some games and sing songs together. Then my grandma can teach us to make noodles. In China, long
    noodles mean a long life. Finally, we can eat the birthday cake.

    You can take the No. 12 bus and get off at Green Street. I hope you can come. Please write back soon.

    Yours,

    Liu Yang`, marks("日期、时间和地点；三项活动；到达方式；请求回复。"), "邀请信", "用 Would you like to … 发出邀请，用 First、Then、Finally 介绍活动安排。"),
	writing$2("en-7a-wr-07", "en-rj2024-7a-2", 1, prose`
    英语课上，老师让同学们带一张全家福并作介绍。请写一篇发言稿。

    1. 照片里有哪些人；

    2. 至少两位家人的职业和爱好；

    3. 你们一家人常在一起做什么；

    4. 你对家人的感情。

    要求：60-80 词，不要出现真实姓名和学校。`, prose`
    Look at this photo! These are my parents, my little sister and I. My father is a cook. He likes fishing, and he always
    makes tasty fish for us. My mother works in a bookshop. She loves reading and she tells us many stories. My sister is
    only six, but she can dance very well.

    At weekends, we often go to the park and fly kites together. We help each other and laugh a lot. I love my family!`, marks("照片中的人；两位家人的职业和爱好；一起做的事；对家人的感情。"), "介绍家人", "介绍家人时注意第三人称单数动词加 -s，最后用一句话表达感情。")
];
// server/content/english/junior/7b-choices.ts
var grade7BChoices = [
	choice$1("en-7b-sc-001", "en-rj2024-7b-1", 1, "— Why do you like pandas?\n— ____ they are cute and quiet.", [
		"Because",
		"So",
		"But",
		"Or"
	], "A", "原因状语从句", "用 Why 提问，回答原因用 Because。"),
	choice$1("en-7b-sc-002", "en-rj2024-7b-1", 2, "Koalas are very sleepy animals. They sleep ____ about twenty hours a day.", [
		"at",
		"in",
		"on",
		"for"
	], "D", "介词辨析", "表示动作持续一段时间用 for。"),
	choice$1("en-7b-sc-003", "en-rj2024-7b-2", 1, "____ eat in the reading room, please. We must keep the books clean.", [
		"Not",
		"Don't",
		"No",
		"Doesn't"
	], "B", "祈使句", "祈使句的否定形式在动词原形前加 Don't。"),
	choice$1("en-7b-sc-004", "en-rj2024-7b-2", 2, "We ____ wear the school uniform on Mondays. It is a rule, and everyone must follow it.", [
		"can't",
		"may",
		"have to",
		"don't have to"
	], "C", "情态动词", "规定人人都要遵守，表示不得不做用 have to。"),
	choice$1("en-7b-sc-005", "en-rj2024-7b-3", 1, "— ____ does your father go running?\n— Three times a week.", [
		"How long",
		"How far",
		"How soon",
		"How often"
	], "D", "特殊疑问词", "答语表示频率，用 How often 提问。"),
	choice$1("en-7b-sc-006", "en-rj2024-7b-4", 1, "— Would you like green tea ____ milk?\n— Milk, please.", [
		"or",
		"and",
		"but",
		"so"
	], "A", "选择疑问句", "从两样东西中选一样，用 or 连接。"),
	choice$1("en-7b-sc-007", "en-rj2024-7b-4", 2, "There isn't ____ bread at home, so let's buy ____ on our way.", [
		"some; some",
		"some; any",
		"any; some",
		"any; any"
	], "C", "不定代词", "否定句中用 any，肯定句中用 some。"),
	choice$1("en-7b-sc-008", "en-rj2024-7b-5", 1, "Listen! Someone ____ the flute in the music room.", [
		"plays",
		"is playing",
		"played",
		"play"
	], "B", "现在进行时", "Listen! 提示动作正在发生，用 is playing。"),
	choice$1("en-7b-sc-009", "en-rj2024-7b-5", 2, "— Can I speak to your mother?\n— Sorry, she ____ a shower. Can you call back later?", [
		"takes",
		"took",
		"is taking",
		"take"
	], "C", "现在进行时", "妈妈此刻不能接电话，因为正在洗澡，用现在进行时。"),
	choice$1("en-7b-sc-010", "en-rj2024-7b-6", 1, "— ____ in Harbin now?\n— It's cold and snowy.", [
		"How are you",
		"What's the date",
		"What do you do",
		"How's the weather"
	], "D", "情景交际", "答语描述天气，用 How's the weather 提问。"),
	choice$1("en-7b-sc-011", "en-rj2024-7b-7", 1, "We ____ a school trip to a tea farm last Friday.", [
		"have",
		"had",
		"has",
		"are having"
	], "B", "一般过去时", "last Friday 表示过去的时间，have 的过去式是 had。"),
	choice$1("en-7b-sc-012", "en-rj2024-7b-7", 2, "— Did you see any wild birds on your trip?\n— Yes, we ____.", [
		"saw",
		"do",
		"did",
		"are"
	], "C", "一般过去时", "用 Did 提问，简略回答用 Yes, we did."),
	choice$1("en-7b-sc-013", "en-rj2024-7b-8", 2, "Once upon a time, there ____ an old king. He ____ a clever daughter.", [
		"was; had",
		"is; has",
		"were; had",
		"was; has"
	], "A", "一般过去时", "讲故事用一般过去时；an old king 是单数，用 was，have 变为 had。")
];
// server/content/english/junior/7b-passages.ts
var grade7BPassages = [
	reading$2("en-7b-rd-01", "en-rj2024-7b-1", 2, prose`
    Asian elephants are the biggest land animals in Asia. In China, about three hundred of them live in the forests of
    Yunnan. A grown-up elephant can eat about 150 kilograms of plants a day!

    Elephants live in families. The leader is usually an old mother elephant. She remembers where to find food and
    water. When there is danger, the big ones stand around the babies and keep them safe.

    In 2020, some elephants left their home in the south of Yunnan and began to walk north. They passed through fields,
    villages and towns. People didn't hurt them. They closed roads, stayed at home and put out corn and fruit for the
    hungry travellers. More than a year later, the elephants came back to the south safely. Their long trip was on TV in
    many countries. It helped people to remember that we share this world with animals.`, [
		ask("How much can a grown-up Asian elephant eat a day?", [
			"About 15 kilograms.",
			"About 50 kilograms.",
			"About 150 kilograms.",
			"About 300 kilograms."
		], "C", "细节理解", "第一段说成年象每天大约吃 150 千克植物；300 是中国野生亚洲象的大致数量。"),
		ask("Who usually leads an elephant family?", [
			"A baby elephant.",
			"A strong young elephant.",
			"The tallest elephant.",
			"An old mother elephant."
		], "D", "细节理解", "第二段说象群的首领通常是一头年长的母象。"),
		ask("Who were \"the hungry travellers\"?", [
			"The drivers on the roads.",
			"The elephants.",
			"People from other countries.",
			"The farmers."
		], "B", "词义猜测", "前文说大象一路走过田野和村镇，人们拿出玉米和水果，hungry travellers 指这些大象。"),
		ask("What does the writer want to tell us?", [
			"People and animals should live together in peace.",
			"Elephants are dangerous to villages.",
			"Elephants like travelling to new places.",
			"People should watch more TV programmes."
		], "A", "主旨大意", "最后一句说我们与动物共享这个世界，文章强调人与动物和谐相处。")
	]),
	reading$2("en-7b-rd-02", "en-rj2024-7b-7", 2, prose`
    Last Friday, our class visited a tea farm in the hills. It rained in the morning, and many of us felt unhappy. "Rain
    is good for tea," said Mrs Hong, the farmer, with a smile. She gave each of us a basket and showed us how to pick
    the leaves. "Only take the small ones at the top," she told us.

    It looked easy, but after an hour my basket was still almost empty, and my back hurt. Mrs Hong's basket was full! She
    told us that she picked tea for eight hours a day every spring.

    In the afternoon, we learned to dry the leaves in a hot pan. The smell was wonderful. I took my tea home and gave it
    to my grandfather. He drank it slowly and said, "It's the best tea in the world." Now, every time I see a cup of tea,
    I think of the hard work behind it.`, [
		ask("What was the weather like in the morning?", [
			"Sunny.",
			"Rainy.",
			"Snowy.",
			"Windy."
		], "B", "细节理解", "第一段说 It rained in the morning。"),
		ask("Which leaves did Mrs Hong tell the students to pick?", [
			"The small ones at the top.",
			"The big ones at the top.",
			"The dry ones.",
			"All of the leaves."
		], "A", "细节理解", "第一段说只采顶部的小叶子。"),
		ask("Why was the writer's basket almost empty after an hour?", [
			"The basket was too big.",
			"It rained all day.",
			"He gave his leaves to others.",
			"Picking tea was not easy."
		], "D", "推理判断", "看起来容易，但一小时后篮子几乎是空的，说明采茶并不容易。"),
		ask("What did the writer learn from the visit?", [
			"Rain is bad for tea.",
			"Cooking is fun.",
			"People work hard to make tea.",
			"His grandfather grows tea."
		], "C", "推理判断", "最后一句说看到茶就想到背后的辛勤劳动。")
	]),
	cloze$2("en-7b-cz-01", "en-rj2024-7b-8", 2, prose`
    Long ago, there was a small village in the mountains. Every evening, an old man [[1]] a big drum to tell people to
    stop working and go home. One day the drum [[2]]. "We need a new one," said the old man, "but we don't have enough
    [[3]]."

    A girl called A Mei heard this. She had no money, [[4]] she had a good idea. She went from door to door and [[5]] for
    old things. One family gave her some wood. [[6]] family gave her a large piece of leather. A young man [[7]] the wood
    into the right shape.

    Three days [[8]], a beautiful new drum stood in the middle of the village. "Who made this?" people asked. A Mei smiled
    and answered, "We [[9]] did." From then on, when people heard the drum, they always remembered: if everyone gives a
    little, small things can become something [[10]].`, [
		gap$1([
			"lost",
			"beat",
			"bought",
			"drew"
		], "B", "动词辨析", "每晚击鼓告诉大家收工，敲鼓用 beat a drum。"),
		gap$1([
			"slept",
			"grew",
			"swam",
			"broke"
		], "D", "动词辨析", "后面说需要一面新鼓，可知旧鼓破了。"),
		gap$1([
			"money",
			"rooms",
			"rules",
			"friends"
		], "A", "名词辨析", "后文 She had no money 与此呼应，是没有足够的钱买新鼓。"),
		gap$1([
			"so",
			"or",
			"but",
			"if"
		], "C", "并列连词", "没有钱与有好主意是转折关系，用 but。"),
		gap$1([
			"paid",
			"sent",
			"left",
			"asked"
		], "D", "动词短语", "ask for 意为请求得到，她挨家挨户征集旧东西。"),
		gap$1([
			"Another",
			"Other",
			"Others",
			"Both"
		], "A", "不定代词", "空后是单数名词 family，表示另一家用 Another。"),
		gap$1([
			"ate",
			"sold",
			"cut",
			"drank"
		], "C", "动词辨析", "cut the wood into the right shape 意为把木头切成合适的形状。"),
		gap$1([
			"ago",
			"later",
			"early",
			"never"
		], "B", "副词辨析", "以故事中的时间为起点，三天后用 three days later。"),
		gap$1([
			"hardly",
			"never",
			"still",
			"all"
		], "D", "副词辨析", "这面鼓是大家一起做成的，用 We all did."),
		gap$1([
			"great",
			"wrong",
			"strange",
			"difficult"
		], "A", "形容词辨析", "人人出一点力，小事也能成就大事，用 great。")
	]),
	grammarFill$2("en-7b-gf-01", "en-rj2024-7b-7", 2, prose`
    Last Saturday, my class [[1]] (visit) the science museum. We [[2]] (get) there at nine o'clock. In the first hall, a
    robot [[3]] (say) hello to us in five [[4]] (language). Then we [[5]] (watch) a short film about space. I [[6]] (not
    know) before that light from the sun takes about eight minutes to reach the earth! After lunch, we [[7]] (make) paper
    planes, and mine [[8]] (fly) for more than twenty metres. It was great fun [[9]] (learn) science in this way.`, [
		fill$1("visited", "一般过去时", "Last Saturday 提示用一般过去时。"),
		fill$1("got", "一般过去时", "叙述过去的事，get 的过去式是 got。"),
		fill$1("said", "一般过去时", "say 的过去式是 said。"),
		fill$1("languages", "名词复数", "five 后接可数名词复数。"),
		fill$1("watched", "一般过去时", "叙述过去的事，watch 加 -ed。"),
		fill$1(["didn't know", "did not know"], "一般过去时", "过去时的否定式用 did not 加动词原形。"),
		fill$1("made", "一般过去时", "make 的过去式是 made。"),
		fill$1("flew", "一般过去时", "fly 的过去式是 flew。"),
		fill$1(["to learn", "learning"], "非谓语动词", "It is fun to do sth 和 It is fun doing sth 都可以表示做某事有趣。")
	])
];
// server/content/english/junior/7b-tasks.ts
var grade7BDictations = [
	word$1("en-7b-wd-001", "en-rj2024-7b-1", 2, "adj. 危险的", "dangerous", "常用形容词", "由 danger 加 -ous 构成。"),
	word$1("en-7b-wd-002", "en-rj2024-7b-2", 2, "n. 校服；制服", "uniform", "校园生活词汇", "由 uni-（单一）和 form（形式）构成。"),
	word$1("en-7b-wd-003", "en-rj2024-7b-4", 2, "n. 蔬菜", "vegetable", "食物词汇", "中间的 e 发音很弱，但不能漏写。"),
	word$1("en-7b-wd-004", "en-rj2024-7b-6", 1, "n. 天气", "weather", "天气词汇", "不可数名词，注意与 whether（是否）读音相同而拼写不同。"),
	word$1("en-7b-wd-005", "en-rj2024-7b-7", 2, "n. 千米；公里", ["kilometre", "kilometer"], "数量词汇", "英式拼写为 kilometre，美式拼写为 kilometer。"),
	word$1("en-7b-wd-006", "en-rj2024-7b-8", 3, "adv. 突然；忽然", "suddenly", "常用副词", "由 sudden 加 -ly 构成，双写 d。"),
	sentence$1("en-7b-st-01", "en-rj2024-7b-5", 1, "他们正在操场上放风筝。", ["They're flying kites on the playground.", "They are flying kites on the playground."], "现在进行时", "动作正在进行，用 are 加动词 -ing。"),
	sentence$1("en-7b-st-02", "en-rj2024-7b-7", 2, "我们上周没有去动物园。", ["We didn't go to the zoo last week.", "We did not go to the zoo last week."], "一般过去时", "过去时的否定式用 did not 加动词原形 go。")
];
var grade7BWritings = [writing$2("en-7b-wr-01", "en-rj2024-7b-1", 2, prose`
    学校“动物朋友”英语角请同学们介绍一种自己喜爱的动物。请写一篇短文参加活动。

    1. 它的外形特点；

    2. 它生活在哪里、吃什么；

    3. 它会做的有趣的事；

    4. 我们应该怎样保护它。

    要求：90-110 词，条理清楚，可适当发挥。`, prose`
    My favourite animal is the red panda. It is not very big, but it is really cute. It has red-brown hair, a white face
    and a long thick tail.

    Red pandas live in the mountain forests of southwest China and some countries near it. They mostly eat bamboo, and they
    also like fruit. They are good at climbing trees, and they often sleep in them. When it is cold, a red panda uses its
    tail to keep warm. How clever!

    There are not many red pandas in the wild now. We should not cut down their forests. Let's be their friends and help
    to save them.`, marks("外形特点；生活地和食物；有趣的本领；保护措施。"), "介绍动物", "用一般现在时介绍动物，按外形、习性、保护三个层次写。"), writing$2("en-7b-wr-02", "en-rj2024-7b-7", 2, prose`
    请以“A Day to Remember”为题写一篇英语日记，记录一次难忘的集体活动。

    1. 时间、地点和天气；

    2. 至少三件做过的事；

    3. 最难忘的一刻；

    4. 你的感受或收获。

    要求：90-110 词，题目已给出，不计入词数。`, prose`
    It was sunny last Saturday. My classmates and I went to an old people's home near our school.

    We arrived at nine in the morning. First, we cleaned the rooms and the windows. Then some of us sang songs for the old
    people, and I played chess with Grandpa Sun. He was a great player, and he won all three games! After that, he told me
    about his school days. He walked ten kilometres to school every day. I was very surprised.

    When we left, Grandpa Sun held my hand and said, "Come again soon!" I felt tired but happy. Helping others made my day
    special.`, marks("时间、地点和天气；三件事；最难忘的一刻；感受或收获。"), "记叙活动", "全文用一般过去时，按时间顺序记叙，突出一个难忘的细节。")];
// server/content/english/junior/8a-choices.ts
var grade8AChoices = [
	choice$1("en-8a-sc-001", "en-rj2024-8a-1", 2, "Did you do ____ during the summer holiday?", [
		"special something",
		"special anything",
		"everything special",
		"anything special"
	], "D", "复合不定代词", "形容词修饰复合不定代词要后置，疑问句中一般用 anything。"),
	choice$1("en-8a-sc-002", "en-rj2024-8a-1", 1, "— How was your trip to Xinjiang?\n— ____ The food and the views were both great.", [
		"It was wonderful.",
		"By train.",
		"For a week.",
		"With my parents."
	], "A", "情景交际", "How was …? 询问对旅行的感受，后一句说食物和风景都很好。"),
	choice$1("en-8a-sc-003", "en-rj2024-8a-2", 1, "— Could you please ____ the rubbish?\n— Sure, Mum.", [
		"to take out",
		"take out",
		"taking out",
		"took out"
	], "B", "情态动词", "Could you please 后接动词原形，表示委婉的请求。"),
	choice$1("en-8a-sc-004", "en-rj2024-8a-2", 2, "— Could I use your bike this afternoon?\n— ____ Here is the key.", [
		"Yes, you could.",
		"Sorry, I can't.",
		"Of course, you can.",
		"No, you can't."
	], "C", "情景交际", "给了钥匙说明同意；could 在此表示委婉请求，答语用 can，不用 could。"),
	choice$1("en-8a-sc-005", "en-rj2024-8a-3", 1, "Lin Tao runs ____ than the other boys in his class.", [
		"fast",
		"fastest",
		"more fast",
		"faster"
	], "D", "比较级", "than 提示用比较级，fast 的比较级是 faster。"),
	choice$1("en-8a-sc-006", "en-rj2024-8a-3", 2, "I think this game is as ____ as that one. I like both of them.", [
		"more interesting",
		"interesting",
		"most interesting",
		"interested"
	], "B", "同级比较", "as … as 中间用形容词原级，修饰物用 interesting。"),
	choice$1("en-8a-sc-007", "en-rj2024-8a-4", 1, "The blue whale is ____ animal in the world.", [
		"the largest",
		"larger",
		"large",
		"the larger"
	], "A", "最高级", "in the world 表示比较范围，用最高级 the largest。"),
	choice$1("en-8a-sc-008", "en-rj2024-8a-4", 2, "Bamboo is one of the fastest-growing ____ on the earth.", [
		"plant",
		"plant's",
		"plants",
		"plants'"
	], "C", "名词复数", "one of the 加最高级后接可数名词复数。"),
	choice$1("en-8a-sc-009", "en-rj2024-8a-5", 1, "— ____ salt do we need for the soup?\n— Only one spoon.", [
		"How many",
		"How much",
		"How long",
		"How often"
	], "B", "特殊疑问词", "salt 是不可数名词，询问数量用 How much。"),
	choice$1("en-8a-sc-010", "en-rj2024-8a-6", 2, "Jenny ____ a pianist when she grows up, so she practises every day.", [
		"was",
		"has been",
		"is going to be",
		"were"
	], "C", "一般将来时", "谈长大后的打算，用 be going to 表示计划。"),
	choice$1("en-8a-sc-011", "en-rj2024-8a-7", 2, "I think there ____ more robots in our homes in twenty years.", [
		"will have",
		"are",
		"were",
		"will be"
	], "D", "一般将来时", "in twenty years 表示将来，There be 的将来时是 There will be。"),
	choice$1("en-8a-sc-012", "en-rj2024-8a-8", 3, "If it ____ tomorrow, we ____ the match in the gym.", [
		"rains; will play",
		"will rain; play",
		"rained; will play",
		"will rain; will play"
	], "A", "条件状语从句", "if 条件句遵循主将从现：从句用一般现在时，主句用一般将来时。")
];
// server/content/english/junior/8a-passages.ts
var grade8APassages = [
	reading$2("en-8a-rd-01", "en-rj2024-8a-4", 2, prose`
    What may grow taller than you in just two days? The answer is bamboo. Some kinds of bamboo can grow about ninety
    centimetres in one day. They are among the fastest-growing plants in the world.

    Many people think that bamboo is a tree, but in fact it is a kind of grass. It doesn't get thicker year by year as
    trees do. A tree often needs more than twenty years before people can use its wood, but many kinds of bamboo are
    ready in three to five years. After people cut it, new bamboo comes up from the same roots, so farmers do not have to
    plant it again.

    Long ago, before paper became common, Chinese people wrote on bamboo. They also made chopsticks, chairs, boats and
    flutes with it. Today people are finding new uses for it. In some shops you can find bamboo bikes, bamboo cups and
    bamboo straws. Many of these things can take the place of plastic ones, so bamboo helps to keep our planet clean.`, [
		ask("How does the writer start the passage?", [
			"By telling a story.",
			"By asking a question.",
			"By giving an order.",
			"By showing a picture."
		], "B", "写作手法", "文章第一句提出问题，引出话题。"),
		ask("What is true about bamboo?", [
			"It is a kind of tree.",
			"It gets thicker every year.",
			"Farmers must plant it again after cutting it.",
			"Many kinds can be used in three to five years."
		], "D", "细节理解", "第二段说许多竹子三到五年即可使用；竹子是草，不会逐年变粗，砍后也不必重新种植。"),
		ask("What do the words \"take the place of\" mean?", [
			"Be used instead of.",
			"Be made from.",
			"Be put next to.",
			"Be sold with."
		], "A", "词义猜测", "竹制品能使地球更干净，是因为可以代替塑料制品，take the place of 意为代替。"),
		ask("What is the best title for the passage?", [
			"The Tallest Trees",
			"How to Make Paper",
			"Bamboo: A Useful Grass",
			"Life on a Bamboo Farm"
		], "C", "主旨大意", "全文介绍竹子是一种长得快、用处多的草。")
	]),
	reading$2("en-8a-rd-02", "en-rj2024-8a-7", 2, prose`
    Our school will be fifty years old next month. To celebrate the day, every class is going to put something into a big
    metal box. The box will stay under the old tree by the gate for twenty years, and then the students of that time will
    open it.

    What should we put in it? We talked about it for a whole lesson. "A phone," said Liu Jie. "Our phones will look funny
    to them!" But our teacher said that a phone would not work after so many years. Han Mei wanted to put in a school
    uniform. I suggested letters, and most of my classmates agreed.

    In my letter I wrote, "Dear student of the future, I guess that robots clean your classroom and that you have some
    lessons at home. Maybe you go to school in a bus without a driver. But I hope that some things are still the same. I
    hope that you play basketball after school and laugh with your friends. And I hope that this old tree is still here.
    Can you see it from your window? I can."`, [
		ask("Why will the classes put things into a box?", [
			"To celebrate the school's birthday.",
			"To give presents to teachers.",
			"To keep the classrooms clean.",
			"To save the old tree."
		], "A", "细节理解", "第一段说学校将满五十周年，放东西进箱子是为了庆祝。"),
		ask("Why didn't the class choose a phone?", [
			"It was too expensive.",
			"Nobody wanted to give one.",
			"It wouldn't work after many years.",
			"It was too big for the box."
		], "C", "细节理解", "第二段中老师说手机过这么多年就不能用了。"),
		ask("What does the writer guess about students of the future?", [
			"They wear the same uniforms.",
			"They drive to school.",
			"They clean their classrooms.",
			"They have some lessons at home."
		], "D", "细节理解", "信中猜测未来的学生有些课在家上；打扫教室的是机器人。"),
		ask("What can we learn from the end of the letter?", [
			"The writer wants to change schools.",
			"The writer hopes that some good things will not change.",
			"The writer doesn't like the future.",
			"The writer cannot see the tree."
		], "B", "推理判断", "信的结尾希望打球、欢笑和老树都还在，即希望美好的事物不变。")
	]),
	cloze$2("en-8a-cz-01", "en-rj2024-8a-5", 2, prose`
    Last Saturday was my mother's birthday. My father and I decided to make dinner for her by [[1]]. My father is a good
    driver and a good swimmer, but he is a terrible [[2]]. We found a video about cooking fish. "It looks [[3]]," Dad
    said. "It only takes twenty minutes."

    First, we washed the fish. It [[4]] out of my hands and landed on the floor twice. The two bottles on the shelf looked
    the [[5]], so Dad put in vinegar [[6]] soy sauce. After that, I forgot to turn on the [[7]]. Half an hour later, the
    fish was still cold!

    When Mum came home, the kitchen was a mess and dinner wasn't [[8]]. I thought that she would be angry, but she laughed
    until she cried. In the end, we went out for noodles. "It's the [[9]] birthday that I have ever had," Mum said, "and I
    love it."`, [
		gap$1([
			"himself",
			"myself",
			"ourselves",
			"themselves"
		], "C", "反身代词", "主语是我和爸爸，靠自己用 by ourselves。"),
		gap$1([
			"cook",
			"cooker",
			"teacher",
			"runner"
		], "A", "名词辨析", "但转折后说爸爸厨艺很差，厨师是 cook，cooker 是炊具。"),
		gap$1([
			"heavy",
			"late",
			"dirty",
			"easy"
		], "D", "形容词辨析", "后一句说只要二十分钟，可知看起来很容易。"),
		gap$1([
			"spoke",
			"fell",
			"sat",
			"cut"
		], "B", "动词辨析", "鱼从手里滑落到地上，用 fell out of my hands。"),
		gap$1([
			"same",
			"best",
			"most",
			"other"
		], "A", "固定搭配", "look the same 意为看起来一样，所以拿错了瓶子。"),
		gap$1([
			"such as",
			"because of",
			"in front of",
			"instead of"
		], "D", "介词短语", "本该放酱油却放了醋，用 instead of 表示代替、而不是。"),
		gap$1([
			"TV",
			"light",
			"cooker",
			"computer"
		], "C", "名词辨析", "半小时后鱼还是凉的，说明忘了开炉灶。"),
		gap$1([
			"busy",
			"ready",
			"lucky",
			"heavy"
		], "B", "形容词辨析", "厨房一团糟，晚饭还没准备好，用 ready。"),
		gap$1([
			"funniest",
			"saddest",
			"quietest",
			"longest"
		], "A", "最高级", "妈妈笑出了眼泪，说明这是最好笑的生日。")
	]),
	grammarFill$2("en-8a-gf-01", "en-rj2024-8a-3", 2, prose`
    My sister Yutong and I are [[1]] (twin), but we are different in many ways. I am two centimetres [[2]] (tall) than she
    is, and my hair is much [[3]] (long). She is [[4]] (outgoing) than I am, so she makes friends more [[5]] (easy). She is
    the [[6]] (fast) runner in our grade, and she hopes [[7]] (run) in the city games next year. I'm not good at sports,
    but I play the piano [[8]] (well) than she does. My mother says that the [[9]] (important) thing of all is to help each
    other.`, [
		fill$1("twins", "名词复数", "主语是两个人，用复数 twins。"),
		fill$1("taller", "比较级", "than 提示用比较级 taller。"),
		fill$1("longer", "比较级", "much 修饰比较级，long 的比较级是 longer。"),
		fill$1("more outgoing", "比较级", "多音节形容词的比较级在前面加 more。"),
		fill$1("easily", "词性转换", "修饰动词短语 makes friends 用副词，easy 变 y 为 i 再加 -ly。"),
		fill$1("fastest", "最高级", "the … in our grade 提示用最高级。"),
		fill$1("to run", "动词不定式", "hope to do sth 意为希望做某事。"),
		fill$1("better", "比较级", "well 的比较级是 better。"),
		fill$1("most important", "最高级", "of all 提示用最高级，important 前加 most。")
	])
];
// server/content/english/junior/8a-tasks.ts
var grade8ADictations = [
	word$1("en-8a-wd-001", "en-rj2024-8a-2", 2, "n. 邻居", ["neighbour", "neighbor"], "家居生活词汇", "英式拼写为 neighbour，美式拼写为 neighbor；gh 不发音。"),
	word$1("en-8a-wd-002", "en-rj2024-8a-3", 2, "n. 比赛；竞赛", "competition", "社团活动词汇", "动词是 compete，注意第二个音节写作 -pe-。"),
	word$1("en-8a-wd-003", "en-rj2024-8a-4", 1, "adj. 美丽的", "beautiful", "常用形容词", "由 beauty 变 y 为 i 加 -ful 构成，词尾只有一个 l。"),
	word$1("en-8a-wd-004", "en-rj2024-8a-5", 2, "adj. 美味的；可口的", "delicious", "食物词汇", "词尾 -cious 读作 /ʃəs/。"),
	word$1("en-8a-wd-005", "en-rj2024-8a-6", 2, "n. （综合性）大学", "university", "学校与职业词汇", "以辅音音素 /j/ 开头，前面用 a，复数为 universities。"),
	word$1("en-8a-wd-006", "en-rj2024-8a-7", 3, "n. 科技；技术", "technology", "科技词汇", "ch 读作 /k/，词尾 -ology 表示学科。"),
	sentence$1("en-8a-st-01", "en-rj2024-8a-3", 2, "我姐姐比我更高，也更外向。", [
		"My sister is taller and more outgoing than me.",
		"My sister's taller and more outgoing than me.",
		"My sister is taller and more outgoing than I am.",
		"My sister is taller and more outgoing than I."
	], "比较级", "两个比较级用 and 连接，多音节形容词前加 more。"),
	sentence$1("en-8a-st-02", "en-rj2024-8a-8", 3, "如果明天不下雨，我们就去爬山。", [
		"If it doesn't rain tomorrow, we'll climb the mountain.",
		"If it does not rain tomorrow, we will climb the mountain.",
		"If it doesn't rain tomorrow, we will climb the mountain.",
		"If it does not rain tomorrow, we'll climb the mountain."
	], "条件状语从句", "if 从句用一般现在时，主句用一般将来时。")
];
var grade8AWritings = [writing$2("en-8a-wr-01", "en-rj2024-8a-2", 2, prose`
    学校英文网站正在讨论“Should teenagers do housework?”，请写一篇短文发表你的看法。

    1. 你在家做哪些家务、多久做一次；

    2. 你认为青少年应该做家务的两个理由；

    3. 向同学们提出建议。

    要求：100-120 词，观点明确，可适当发挥。`, prose`
    Some of my classmates say that they are too busy to do housework. I don't think so. I make my bed every morning, wash the
    dishes twice a week and take out the rubbish on Sundays. It only takes me about two hours a week.

    I think teenagers should do housework for two reasons. First, a home belongs to everyone in the family, so it is fair
    to share the work. Second, doing housework helps us to look after ourselves. We can't live with our parents forever.

    If you are not used to it, start with something easy. Clean your own room this weekend. Your parents will be happy, and
    you will feel proud, too.`, marks("所做家务和频率；两个理由；建议。"), "议论看法", "先说自己的做法，再用 First、Second 讲理由，最后提出具体建议。"), writing$2("en-8a-wr-02", "en-rj2024-8a-6", 2, prose`
    新学期开始了，班会的主题是“Plan for Yourself”。请写一篇英语发言稿，谈谈你的新学期计划。

    1. 学习方面的计划和做法；

    2. 健康方面的计划和做法；

    3. 兴趣爱好方面的计划；

    4. 你怎样坚持计划。

    要求：100-120 词，开头和结尾完整。`, prose`
    Hello, everyone! Today I'd like to share my plans for the new term.

    First, I'm going to improve my English. I'm going to read an English story for twenty minutes every day and write down
    five new words. Second, I want to keep fit. I'm going to run around the park with my father three mornings a week and
    eat less fast food. I'm also going to learn to take good photos because I love nature.

    It is easy to make plans but hard to keep them. So I will write them on a card and check it every Sunday evening. I
    hope that all of us will have a great term. Thank you!`, marks("学习计划和做法；健康计划和做法；兴趣计划；如何坚持。"), "介绍计划", "用 be going to 和 will 谈计划，每个计划都配上具体做法。")];
// server/content/english/junior/8b-choices.ts
var grade8BChoices = [
	choice$1("en-8b-sc-001", "en-rj2024-8b-1", 2, "My cousin is interested in ____ model planes.", [
		"make",
		"made",
		"making",
		"to make"
	], "C", "动名词", "介词 in 后接动名词，be interested in doing sth 意为对做某事感兴趣。"),
	choice$1("en-8b-sc-002", "en-rj2024-8b-1", 2, "It is relaxing ____ to soft music after a busy day.", [
		"to listen",
		"listened",
		"listens",
		"listen"
	], "A", "动词不定式", "句型 It is + 形容词 + to do sth，真正的主语是动词不定式。"),
	choice$1("en-8b-sc-003", "en-rj2024-8b-2", 1, "— What's the matter?\n— I have a ____. I ate too much ice cream.", [
		"cough",
		"stomachache",
		"backache",
		"nosebleed"
	], "B", "健康词汇", "冰淇淋吃得太多，胃痛用 stomachache。"),
	choice$1("en-8b-sc-004", "en-rj2024-8b-2", 1, "You have a fever. You ____ drink more water and have a good rest.", [
		"shouldn't",
		"can't",
		"mustn't",
		"should"
	], "D", "情态动词", "发烧时应该多喝水、好好休息，用 should 提出建议。"),
	choice$1("en-8b-sc-005", "en-rj2024-8b-3", 2, "My parents always encourage me ____ my own decisions.", [
		"make",
		"making",
		"to make",
		"made"
	], "C", "动词不定式", "encourage sb to do sth 意为鼓励某人做某事。"),
	choice$1("en-8b-sc-006", "en-rj2024-8b-3", 2, "He didn't leave the classroom ____ he finished his project.", [
		"until",
		"since",
		"so",
		"if"
	], "A", "时间状语从句", "not … until … 意为直到……才……"),
	choice$1("en-8b-sc-007", "en-rj2024-8b-4", 2, "Qomolangma is over 8,800 metres ____. It is ____ than any other mountain in the world.", [
		"tall; the highest",
		"high; higher",
		"high; high",
		"tall; highest"
	], "B", "比较级", "表示高度用数词加 metres high；than 提示用比较级 higher。"),
	choice$1("en-8b-sc-008", "en-rj2024-8b-5", 2, "We ____ dinner when the storm suddenly hit our town.", [
		"have",
		"has had",
		"are having",
		"were having"
	], "D", "过去进行时", "暴风雨来袭时正在吃晚饭，用过去进行时 were having。"),
	choice$1("en-8b-sc-009", "en-rj2024-8b-6", 2, "In China, it's ____ to point at others with your chopsticks. People don't like it.", [
		"impolite",
		"polite",
		"important",
		"possible"
	], "A", "形容词辨析", "人们不喜欢这样做，说明不礼貌，用 impolite。"),
	choice$1("en-8b-sc-010", "en-rj2024-8b-7", 2, "I ____ this novel twice, and I still want to read it again.", [
		"was reading",
		"have read",
		"am reading",
		"will read"
	], "B", "现在完成时", "到现在为止已经读过两遍，对现在仍有影响，用现在完成时。"),
	choice$1("en-8b-sc-011", "en-rj2024-8b-7", 3, "— Have you finished the book yet?\n— Yes. I ____ it last Sunday.", [
		"have finished",
		"finish",
		"finished",
		"was finishing"
	], "C", "一般过去时", "last Sunday 是明确的过去时间，用一般过去时，不用现在完成时。"),
	choice$1("en-8b-sc-012", "en-rj2024-8b-8", 2, "The volunteers tell funny stories to cheer ____ the sick children.", [
		"out",
		"off",
		"on",
		"up"
	], "D", "动词短语", "cheer up 意为使振奋、使高兴起来。")
];
// server/content/english/junior/8b-passages.ts
var grade8BPassages = [
	reading$2("en-8b-rd-01", "en-rj2024-8b-2", 2, prose`
    Do your eyes feel dry or tired after you look at a screen for a long time? We usually close and open our eyes about
    fifteen times a minute. In front of a screen, however, we do this much less often, and so our eyes get dry.

    Eye doctors often tell people to follow the "20-20-20 rule". It is easy to remember. After every twenty minutes of
    work, look at something about twenty feet, or six metres, away for at least twenty seconds. This gives your eyes time
    to relax.

    Spending time outdoors is also important. Studies show that children who spend about two hours outside every day are
    less likely to become **short-sighted** and need glasses to see the blackboard. You don't have to do hard sports.
    Walking, playing with a dog or just having lunch in the open air will do.

    One more thing: keep your phone away from your bed. It is bad for your eyes, and it makes it harder to fall asleep.`, [
		ask("Why do our eyes get dry in front of a screen?", [
			"The screen is too big.",
			"We sit too far away.",
			"We close and open our eyes less often.",
			"We drink less water."
		], "C", "细节理解", "第一段说在屏幕前眨眼次数少得多，所以眼睛会干。"),
		ask("How far away should you look according to the \"20-20-20 rule\"?", [
			"About twenty centimetres.",
			"About two metres.",
			"About twenty metres.",
			"About six metres."
		], "D", "细节理解", "第二段说看大约 20 英尺（6 米）远的东西。"),
		ask("What does the word \"short-sighted\" mean?", [
			"Unable to see far things clearly.",
			"Afraid of bright light.",
			"Not tall enough.",
			"Unable to fall asleep."
		], "A", "词义猜测", "后面说需要戴眼镜才能看清黑板，可知意思是近视的，看不清远处。"),
		ask("Which of the following may the writer agree with?", [
			"Only hard sports help our eyes.",
			"Having lunch outdoors is good for our eyes.",
			"A phone in bed helps us sleep.",
			"We should never look at screens."
		], "B", "推理判断", "第三段说不必做剧烈运动，在户外吃午饭也行。")
	]),
	reading$2("en-8b-rd-02", "en-rj2024-8b-8", 3, prose`
    When Sun Bo was in Grade 7, he found a box of fifteen broken toys behind his neighbours' house. "What a waste!" he
    thought. He has always liked to find out how things work, so he took the box home. It took him three weekends, but in
    the end eleven of the toys worked again.

    Sun Bo gave them to a children's home near his school. The little kids were so excited that he decided to do more. With
    the help of his science teacher, he started a "toy hospital" at school. Students bring their old toys, and the
    "doctors" repair them every Friday afternoon. If they cannot repair a toy, they keep its parts for other "patients".

    At first, there were only three doctors. Now there are twenty-six, and they have repaired more than six hundred toys.
    But it is not the number that makes Sun Bo feel proudest. "Last month a five-year-old boy asked me to teach him how to
    mend his toy bus," he says. "He told me that he wanted to open a hospital for toys, too."`, [
		ask("How many of the toys in the first box didn't work in the end?", [
			"Three.",
			"Four.",
			"Eleven.",
			"Fifteen."
		], "B", "数字计算", "一共十五个，修好十一个，还有四个没有修好。"),
		ask("What happens to a toy that the doctors cannot repair?", [
			"They throw it away.",
			"They sell it.",
			"They use its parts for other toys.",
			"They send it to a factory."
		], "C", "细节理解", "第二段最后一句说留下零件给其他玩具用。"),
		ask("What are the \"patients\" in the passage?", [
			"Sick children.",
			"Science teachers.",
			"Students in the club.",
			"Broken toys."
		], "D", "词义猜测", "玩具医院里的医生修理玩具，patients 指需要修理的坏玩具。"),
		ask("What makes Sun Bo feel proudest?", [
			"A young boy wants to do the same thing.",
			"He has repaired six hundred toys.",
			"His teacher helped him.",
			"There are many doctors now."
		], "A", "推理判断", "最后他说不是数字让他最自豪，而是小男孩也想开玩具医院。")
	]),
	cloze$2("en-8b-cz-01", "en-rj2024-8b-3", 3, prose`
    When I was thirteen, I thought that my parents worried too [[1]]. They called me whenever I was ten minutes late. I
    wanted them to see me [[2]] a grown-up.

    Last summer they finally allowed me [[3]] the train to my grandparents' city alone. It was only a two-hour trip, but Mum
    still gave me a long list of things to remember. I put it in my pocket and didn't even [[4]] it.

    On the train, I was listening to music [[5]] I fell asleep. I woke up just as the doors were [[6]] at my station. I
    jumped off in a hurry, and left my bag on the seat! My phone and all my money were in it. I was so [[7]] that I couldn't
    think clearly. Then I felt something in my pocket. It was Mum's [[8]]. The last line said, "If anything goes wrong, ask
    the people at the station for [[9]]. Grandpa's number is 555-0184."

    Two hours later, both my bag and I were [[10]] at my grandparents' home. That evening, I called my mother before she
    could call me.`, [
		gap$1([
			"few",
			"little",
			"many",
			"much"
		], "D", "副词辨析", "worry too much 意为担心过多，修饰动词用 much。"),
		gap$1([
			"as",
			"for",
			"from",
			"about"
		], "A", "固定搭配", "see sb as 意为把某人看作。"),
		gap$1([
			"taking",
			"take",
			"to take",
			"took"
		], "C", "动词不定式", "allow sb to do sth 意为允许某人做某事。"),
		gap$1([
			"write",
			"read",
			"buy",
			"sell"
		], "B", "动词辨析", "把清单放进口袋，连看都没看。"),
		gap$1([
			"when",
			"although",
			"unless",
			"if"
		], "A", "时间状语从句", "was doing … when … 意为正在做某事，这时……"),
		gap$1([
			"growing",
			"falling",
			"closing",
			"breaking"
		], "C", "动词辨析", "醒来时车门正在关闭，所以匆忙跳下车。"),
		gap$1([
			"bored",
			"relaxed",
			"proud",
			"frightened"
		], "D", "形容词辨析", "手机和钱都丢了，吓得无法清楚思考。"),
		gap$1([
			"phone",
			"list",
			"money",
			"photo"
		], "B", "名词辨析", "前文说妈妈给的清单放在口袋里，手机和钱在包里。"),
		gap$1([
			"food",
			"work",
			"help",
			"music"
		], "C", "名词辨析", "ask sb for help 意为向某人求助。"),
		gap$1([
			"safe",
			"lost",
			"late",
			"busy"
		], "A", "形容词辨析", "人和包都平安到了祖父母家，用 safe。")
	]),
	grammarFill$2("en-8b-gf-01", "en-rj2024-8b-7", 3, prose`
    I [[1]] (be) a member of the school reading club since last September. So far, I [[2]] (read) fourteen books. My
    favourite is about a boy and an old boat. It is one of the best [[3]] (novel) that I know, and I finished [[4]] (read)
    it in just two days! Our club meets every Friday, and we share our [[5]] (feeling) about the books. Last week we [[6]]
    (choose) the best book of the year. Reading has helped me to understand other people [[7]] (well) than before. When I
    feel sad, I always find something [[8]] (interest) to read, and I soon feel much [[9]] (happy).`, [
		fill$1(["have been", "'ve been"], "现在完成时", "since last September 提示用现在完成时。"),
		fill$1(["have read", "'ve read"], "现在完成时", "So far 提示用现在完成时，read 的过去分词仍是 read。"),
		fill$1("novels", "名词复数", "one of the 加最高级后接可数名词复数。"),
		fill$1("reading", "动名词", "finish doing sth 意为完成做某事。"),
		fill$1("feelings", "名词复数", "feeling 表示感受时常用复数，we share our feelings。"),
		fill$1("chose", "一般过去时", "Last week 提示用一般过去时，choose 的过去式是 chose。"),
		fill$1("better", "比较级", "than before 提示用比较级，well 的比较级是 better。"),
		fill$1("interesting", "词性转换", "修饰 something 的形容词后置，说明物的特点用 interesting。"),
		fill$1("happier", "比较级", "much 修饰比较级，happy 变 y 为 i 再加 -er。")
	])
];
// server/content/english/junior/8b-tasks.ts
var grade8BDictations = [
	word$1("en-8b-wd-001", "en-rj2024-8b-2", 2, "n. 温度；体温", "temperature", "健康词汇", "中间的 a 发音很弱，但不能漏写；take one's temperature 意为量体温。"),
	word$1("en-8b-wd-002", "en-rj2024-8b-3", 2, "v. 鼓励；激励", "encourage", "常用动词", "由 en- 加 courage（勇气）构成。"),
	word$1("en-8b-wd-003", "en-rj2024-8b-5", 2, "n. 地震", "earthquake", "自然现象词汇", "合成词：earth（大地）加 quake（震动）。"),
	word$1("en-8b-wd-004", "en-rj2024-8b-6", 2, "n. 文化；文明", "culture", "文化词汇", "词尾是 -ture，形容词是 cultural。"),
	word$1("en-8b-wd-005", "en-rj2024-8b-8", 3, "n. 志愿者 v. 自愿做", "volunteer", "公益活动词汇", "词尾是 -teer，重音在最后一个音节。"),
	word$1("en-8b-wd-006", "en-rj2024-8b-7", 2, "n. 知识（不可数）", "knowledge", "学习词汇", "k 不发音，由 know 加 -ledge 构成。"),
	sentence$1("en-8b-st-01", "en-rj2024-8b-2", 2, "你发烧了，所以应该多喝水。", "You have a fever, so you should drink more water.", "情态动词", "should 后接动词原形，表示建议；have a fever 意为发烧。"),
	sentence$1("en-8b-st-02", "en-rj2024-8b-7", 2, "这部小说我已经读过两遍了。", ["I've already read this novel twice.", "I have already read this novel twice."], "现在完成时", "现在完成时用 have 加过去分词，already 放在 have 之后。")
];
var grade8BWritings = [writing$2("en-8b-wr-01", "en-rj2024-8b-2", 2, prose`
    假如你是健康小顾问 Dr Young，学生 Jack 来信说他最近睡得晚，上课没有精神，还常常头痛。请给他写一封回信。

    1. 对他的情况表示理解；

    2. 分析两个可能的原因；

    3. 提出至少三条建议；

    4. 表达祝愿。

    要求：100-120 词，开头和结尾完整。`, prose`
    Dear Jack,

    I'm sorry to hear that you often feel tired and have headaches. Many students have the same problem.

    Maybe you look at your phone before you go to bed, and maybe you don't get enough exercise during the day. Both of these
    make it hard to sleep well.

    Here is my advice. First, you should put your phone in another room at nine every evening. Second, you'd better go to bed
    before ten, even at weekends. Third, try to play sports outdoors for an hour every day. If your headaches don't go away,
    you should see a doctor.

    I hope that you'll feel better soon.

    Yours,

    Dr Young`, marks("表示理解；两个原因；至少三条建议；祝愿。"), "建议信", "用 should、had better、try to 提建议，先表示理解，再讲原因和建议。"), writing$2("en-8b-wr-02", "en-rj2024-8b-6", 3, prose`
    假如你是陈曦，你的英国朋友 Emily 下个月要到你家做客，她来信询问在中国人家里吃饭要注意什么。请给她回一封电子邮件。

    1. 表示欢迎；

    2. 到达时间和礼物方面的建议；

    3. 用餐时的三条礼节；

    4. 请她放心。

    要求：100-120 词，开头和结尾完整。`, prose`
    Dear Emily,

    I'm so glad that you are coming to my home next month. Here is something you may want to know.

    First, please come on time or a few minutes early. You don't need to buy anything expensive. Some fruit or a small box of
    sweets is fine.

    At the table, it is polite to let the old people sit down and start first. You can put the dishes you like on your plate,
    but don't stick your chopsticks straight up in the rice. If my grandma keeps giving you food, she just wants to show that
    she likes you!

    Don't worry if you make a mistake. We will all help you. See you soon!

    Yours,

    Chen Xi`, marks("表示欢迎；到达和礼物的建议；三条用餐礼节；请对方放心。"), "介绍文化习俗", "用 It is polite to …、Don't … 等句型介绍礼节，语气友好。")];
// server/content/english/junior/9-choices.ts
var grade9Choices = [
	choice$1("en-9-sc-001", "en-rj2013-9-1", 1, "I improve my English ____ watching English films.", [
		"with",
		"by",
		"in",
		"on"
	], "B", "介词辨析", "表示通过某种方式用 by doing sth。"),
	choice$1("en-9-sc-002", "en-rj2013-9-2", 2, "____ delicious the mooncakes are!", [
		"What",
		"What a",
		"How a",
		"How"
	], "D", "感叹句", "感叹句中心词是形容词 delicious，用 How 加形容词加主谓。"),
	choice$1("en-9-sc-003", "en-rj2013-9-3", 2, "— Could you please tell me ____?\n— Sure. Go along this street and turn left.", [
		"where is the nearest bookshop",
		"when the bookshop opens",
		"where the nearest bookshop is",
		"how much the book is"
	], "C", "宾语从句", "答语是路线，问的是书店在哪里；宾语从句用陈述语序。"),
	choice$1("en-9-sc-004", "en-rj2013-9-4", 2, "My cousin ____ be shy, but now he likes speaking in public.", [
		"used to",
		"is used to",
		"gets used to",
		"was used to"
	], "A", "固定搭配", "used to do sth 意为过去常常如此，现在不再这样；be used to 后接名词或动名词。"),
	choice$1("en-9-sc-005", "en-rj2013-9-5", 2, "Tea ____ in many parts of China, such as Zhejiang and Yunnan.", [
		"grows up",
		"is grown",
		"is growing up",
		"has grown"
	], "B", "一般现在时的被动语态", "茶叶是被种植的，用 is grown；grow up 用于人，意为长大。"),
	choice$1("en-9-sc-006", "en-rj2013-9-6", 2, "Paper ____ in China about two thousand years ago.", [
		"invented",
		"is invented",
		"was invented",
		"has invented"
	], "C", "一般过去时的被动语态", "纸是被发明的，ago 提示过去时间，用 was invented。"),
	choice$1("en-9-sc-007", "en-rj2013-9-7", 2, "Students should be allowed ____ their own clubs.", [
		"choose",
		"choosing",
		"chosen",
		"to choose"
	], "D", "动词不定式", "be allowed to do sth 意为被允许做某事。"),
	choice$1("en-9-sc-008", "en-rj2013-9-8", 1, "The schoolbag ____ be Anna's. Her name is on it.", [
		"must",
		"can't",
		"needn't",
		"mustn't"
	], "A", "情态动词表推测", "上面有她的名字，表示肯定的推测用 must。"),
	choice$1("en-9-sc-009", "en-rj2013-9-9", 2, "I like songs ____ have beautiful words.", [
		"who",
		"what",
		"that",
		"where"
	], "C", "定语从句", "先行词 songs 是物，从句中缺主语，用关系代词 that。"),
	choice$1("en-9-sc-010", "en-rj2013-9-10", 2, "You are supposed ____ your shoes before you enter the room.", [
		"take off",
		"to take off",
		"taking off",
		"took off"
	], "B", "固定搭配", "be supposed to do sth 意为应该做某事。"),
	choice$1("en-9-sc-011", "en-rj2013-9-11", 1, "The sad film made all of us ____.", [
		"cry",
		"to cry",
		"crying",
		"cried"
	], "A", "动词不定式", "make sb do sth 意为使某人做某事，用不带 to 的不定式。"),
	choice$1("en-9-sc-012", "en-rj2013-9-12", 3, "By the time I got to the station, the train ____.", [
		"leaves",
		"has left",
		"will leave",
		"had left"
	], "D", "过去完成时", "By the time 加过去时从句，主句动作先发生，用过去完成时。"),
	choice$1("en-9-sc-013", "en-rj2013-9-13", 2, "Instead of ____ the old clothes away, she made them into bags.", [
		"throw",
		"threw",
		"throwing",
		"to throw"
	], "C", "动名词", "介词短语 instead of 后接动名词。"),
	choice$1("en-9-sc-014", "en-rj2013-9-14", 3, "I remember ____ Ms Lin on my first day of Grade 7. She was standing at the school gate.", [
		"meet",
		"meeting",
		"to meet",
		"met"
	], "B", "非谓语动词", "remember doing sth 意为记得做过某事，remember to do sth 意为记得去做某事。")
];
// server/content/english/junior/9-grammar-fill.ts
var grade9GrammarFills = [grammarFill$2("en-9-gf-01", "en-rj2013-9-5", 3, prose`
    Chinese paper cutting [[1]] (know) all over the world today. It has a history of more than 1,500 years. In the past, it
    was mostly [[2]] (do) by women in the countryside when they were free. Even today, pictures of flowers, birds and fish
    [[3]] (put) on windows and doors before every Spring Festival. Most of them are red, because red [[4]] (think) to be a
    lucky colour. A good artist must be very [[5]] (patience). Last year, we [[6]] (teach) to cut paper by a seventy-year-old
    artist. She [[7]] (make) her first paper cutting at the age of six. She told us that this old art should [[8]] (pass) on
    to young people.`, [
	fill$1("is known", "一般现在时的被动语态", "today 提示现在，剪纸为人所知，用 is known。"),
	fill$1("done", "一般过去时的被动语态", "was 后接过去分词构成被动语态，do 的过去分词是 done。"),
	fill$1("are put", "一般现在时的被动语态", "主语 pictures 是复数，图画被贴在门窗上，用 are put。"),
	fill$1("is thought", "一般现在时的被动语态", "be thought to be 意为被认为是，主语 red 是单数。"),
	fill$1("patient", "词性转换", "be 后用形容词作表语，patience 的形容词是 patient。"),
	fill$1("were taught", "一般过去时的被动语态", "Last year 提示过去，主语 we 是被教的，用 were taught。"),
	fill$1("made", "一般过去时", "六岁时的动作，用一般过去时 made。"),
	fill$1("be passed", "含情态动词的被动语态", "should 后接 be 加过去分词，be passed on 意为被传承下去。")
]), grammarFill$2("en-9-gf-02", "en-rj2013-9-13", 3, prose`
    Every year, millions of plastic bottles [[1]] (throw) away. Students at a middle school in the south have decided [[2]]
    (do) something about it. Three months ago, they [[3]] (put) special boxes outside their classrooms. If a student [[4]]
    (bring) ten bottles to the boxes, he or she gets a small green plant. So far, more than five thousand bottles [[5]]
    (collect). Last week, some of them [[6]] (turn) into pencil boxes by the art club. Instead of [[7]] (buy) bottled water,
    most students now carry their own cups. "It isn't difficult to be [[8]] (friend) to the earth," says the headmaster. "We
    just need to start with [[9]] (we)."`, [
	fill$1("are thrown", "一般现在时的被动语态", "Every year 提示一般现在时，瓶子被扔掉，用 are thrown。"),
	fill$1("to do", "动词不定式", "decide to do sth 意为决定做某事。"),
	fill$1("put", "一般过去时", "Three months ago 提示一般过去时，put 的过去式不变。"),
	fill$1("brings", "一般现在时", "if 从句用一般现在时，主语 a student 是第三人称单数。"),
	fill$1("have been collected", "现在完成时的被动语态", "So far 提示现在完成时，瓶子被收集，用 have been collected。"),
	fill$1("were turned", "一般过去时的被动语态", "Last week 提示过去，by the art club 提示被动。"),
	fill$1("buying", "动名词", "介词短语 instead of 后接动名词。"),
	fill$1("friendly", "词性转换", "be friendly to 意为对……友好。"),
	fill$1("ourselves", "反身代词", "从我们自己做起，用反身代词 ourselves。")
])];
// server/content/english/junior/9-passages.ts
var grade9Passages = [
	reading$2("en-9-rd-01", "en-rj2013-9-6", 2, prose`
    Some of the most useful things in our lives came from a "mistake". The small sticky note is one of them.

    In 1968, an American scientist named Spencer Silver was trying to make a very strong glue. Instead, he got a very weak
    one. It could stick to paper, but it could be taken off easily. For years he told people in his company about it, but
    nobody could think of a use for it.

    Six years later, Art Fry, who worked for the same company, had a small problem. He sang in a group, and the pieces of
    paper that he used to mark pages in his song book kept falling out. Then he remembered Silver's glue. With a little of
    it, the paper would stay in place without damaging the book!

    The company was not sure that people would pay for such paper, so it gave away free notes in one city. People who had
    used them could not do without them any more. In 1980, the notes went on sale all over the country. Today they can be
    found in offices, schools and homes around the world.`, [
		ask("What was Spencer Silver trying to make in 1968?", [
			"A very strong glue.",
			"A weak glue.",
			"A song book.",
			"A kind of paper."
		], "A", "细节理解", "第二段说他想做的是强力胶，结果得到了弱胶。"),
		ask("Why did Art Fry think of Silver's glue?", [
			"He wanted to sell song books.",
			"His company asked him to do so.",
			"His pieces of paper kept falling out.",
			"He had damaged a book."
		], "C", "细节理解", "第三段说他夹在歌本里做记号的纸片总是掉出来。"),
		ask("Which is the right order?\n① Free notes were given away.\n② Silver got a weak glue.\n③ The notes were sold all over the country.\n④ Fry thought of a use for the glue.", [
			"②①④③",
			"④②①③",
			"④②③①",
			"②④①③"
		], "D", "事件排序", "先得到弱胶，六年后 Fry 想到用途，然后免费发放，1980 年全国销售。"),
		ask("What can we learn from the passage?", [
			"Strong glue is always better.",
			"A failure may turn out to be useful.",
			"Good ideas come only from scientists.",
			"Free things are never good."
		], "B", "主旨大意", "文章用便利贴的故事说明失误也可能变成有用的发明。")
	]),
	reading$2("en-9-rd-02", "en-rj2013-9-4", 3, prose`
    When she was in Grade 6, Zhou Ying used to hide behind the tallest girl in every class photo. She was afraid of being
    seen, and she was even more afraid of being asked a question. Whenever a teacher looked at her, her face turned red.

    Things changed because of a dog. In the summer before Grade 7, her family took in an old dog called Biscuit. Biscuit was
    nervous, too. He hid under the table when visitors came. A neighbour who trained dogs told Zhou Ying, "Don't push him.
    Just help him to do one small brave thing every day." On the first day, Biscuit walked to the door. A week later, he let
    the neighbour touch his head. Two months later, he ran happily in the park.

    Zhou Ying decided to follow the same plan. On Monday she said good morning to a classmate she hardly knew. On Tuesday
    she asked one question in class. Little by little, it became easier. This term, she gave a speech about Biscuit in front
    of the whole school. "My voice was fine," she says with a laugh, "but my legs were shaking. Luckily, they were behind
    the desk."`, [
		ask("What was Zhou Ying like in Grade 6?", [
			"Proud.",
			"Shy.",
			"Lazy.",
			"Brave."
		], "B", "推理判断", "第一段说她怕被看见、怕被提问，容易脸红，说明她很害羞。"),
		ask("What did the neighbour tell Zhou Ying to do?", [
			"To take Biscuit to the park every day.",
			"To leave Biscuit alone.",
			"To invite more visitors.",
			"To help Biscuit become brave step by step."
		], "D", "细节理解", "邻居建议不要逼它，每天帮它做一件小小的勇敢的事。"),
		ask("What does \"the same plan\" mean?", [
			"Doing one small brave thing every day.",
			"Training dogs with the neighbour.",
			"Giving a speech every term.",
			"Walking to the door every day."
		], "A", "词义猜测", "后文她每天做一件小事锻炼自己，与训练小狗的方法相同。"),
		ask("What can we learn about Zhou Ying from her words at the end?", [
			"She wasn't nervous at all.",
			"She forgot her words.",
			"She was nervous, but she can laugh about it.",
			"She hurt her legs."
		], "C", "推理判断", "她笑着说当时腿在发抖，可知她紧张过，但现在能轻松谈起。")
	]),
	cloze$2("en-9-cz-01", "en-rj2013-9-12", 3, prose`
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
    light.`, [
		gap$1([
			"hobby",
			"dream",
			"job",
			"lesson"
		], "C", "名词辨析", "“我”的任务是坐在钢琴手旁翻谱，用 job。"),
		gap$1([
			"hurt",
			"lost",
			"washed",
			"counted"
		], "A", "动词辨析", "她不能弹琴，因为手指被门夹伤了。"),
		gap$1([
			"filled",
			"closed",
			"opened",
			"fell"
		], "D", "动词短语", "her eyes fell on me 意为她的目光落在我身上。"),
		gap$1([
			"write",
			"play",
			"sell",
			"forget"
		], "B", "动词辨析", "老师要“我”代替钢琴手弹这首曲子。"),
		gap$1([
			"but",
			"or",
			"so",
			"because"
		], "A", "并列连词", "想拒绝，但没有别人可以上场，前后转折用 but。"),
		gap$1([
			"hot",
			"soft",
			"quick",
			"cold"
		], "D", "形容词辨析", "as cold as ice 意为冰冷，表现紧张。"),
		gap$1([
			"who",
			"where",
			"which",
			"what"
		], "B", "定语从句", "表示在我平常坐的地方，用 where 引导从句。"),
		gap$1([
			"jokes",
			"friends",
			"mistakes",
			"decisions"
		], "C", "名词辨析", "make mistakes 意为出错，与后面的 but 相呼应。"),
		gap$1([
			"singing",
			"sleeping",
			"leaving",
			"listening"
		], "D", "动词辨析", "投入演奏后忘了有人在听。"),
		gap$1([
			"important",
			"dangerous",
			"expensive",
			"careless"
		], "A", "形容词辨析", "身边默默帮助你的人和聚光灯下的人同样重要。")
	])
];
// server/content/english/junior/9-tasks.ts
var grade9Dictations = [
	word$1("en-9-wd-001", "en-rj2013-9-1", 3, "n. 发音；读音", "pronunciation", "学习词汇", "动词是 pronounce，名词去掉第二个 o，写作 -nun-。"),
	word$1("en-9-wd-002", "en-rj2013-9-6", 2, "n. 发明；发明物", "invention", "科技词汇", "动词 invent 加 -ion，发明者是 inventor。"),
	word$1("en-9-wd-003", "en-rj2013-9-7", 2, "n. 许可证；执照", ["licence", "license"], "社会生活词汇", "名词英式拼写为 licence，美式拼写为 license。"),
	word$1("en-9-wd-004", "en-rj2013-9-13", 2, "n. 环境", "environment", "环保词汇", "中间的 n 不要漏写：environ 加 -ment。"),
	word$1("en-9-wd-005", "en-rj2013-9-4", 2, "adj. 沉默的；寂静的", "silent", "常用形容词", "名词是 silence，注意词尾是 -lent。"),
	word$1("en-9-wd-006", "en-rj2013-9-14", 2, "v. 毕业", "graduate", "校园生活词汇", "graduate from 意为从……毕业，名词是 graduation。"),
	sentence$1("en-9-st-01", "en-rj2013-9-3", 2, "请问最近的书店在哪里？（Could you）", ["Could you tell me where the nearest bookshop is?", "Could you tell me where the nearest bookstore is?"], "宾语从句", "tell me 后的宾语从句用陈述语序，is 放在句末。"),
	sentence$1("en-9-st-02", "en-rj2013-9-5", 1, "这些衬衫是棉做的。", "These shirts are made of cotton.", "一般现在时的被动语态", "be made of 意为由……制成，看得出原材料。"),
	sentence$1("en-9-st-03", "en-rj2013-9-14", 3, "我永远不会忘记我们一起度过的三年。", [
		"I'll never forget the three years that we spent together.",
		"I will never forget the three years that we spent together.",
		"I'll never forget the three years we spent together.",
		"I will never forget the three years we spent together."
	], "定语从句", "that we spent together 修饰 the three years，that 作宾语，可以省略。")
];
var grade9Writings = [
	writing$2("en-9-wr-01", "en-rj2013-9-1", 2, prose`
    假如你是李明，你的朋友 Sam 正在学习中文，觉得很难坚持。请结合自己学习英语的经验，给他写一封建议信。

    1. 鼓励 Sam；

    2. 讲述自己学英语时遇到的一个困难；

    3. 说明你怎样克服困难（至少三种方法）；

    4. 表达祝愿。

    要求：110-130 词，开头和结尾完整。`, prose`
    Dear Sam,

    I know that learning Chinese is not easy, but please don't give up. I used to have the same feeling about English.

    When I started Grade 7, I could hardly understand what my English teacher said. I was too afraid to open my mouth. Then I
    found some useful ways. First, I listened to short stories every morning and read them aloud after the speaker. Second, I
    learned new words by writing them in sentences about my own life. Third, I talked with a partner for ten minutes every
    day, and we didn't mind making mistakes. Little by little, English became fun for me.

    You can try these ways, too. I believe that you will make great progress!

    Yours,

    Li Ming`, marks("鼓励对方；自己的一个困难；三种克服方法；祝愿。"), "建议信", "用 used to 对比过去和现在，用 by doing sth 说明方法，语气真诚。"),
	writing$2("en-9-wr-02", "en-rj2013-9-13", 2, prose`
    你校学生会将举办“绿色校园周”，请写一份英语倡议书，号召同学们保护环境。

    1. 举办活动的原因；

    2. 目前校园里的两种浪费现象；

    3. 至少三条具体做法；

    4. 发出号召。

    要求：110-130 词，可适当发挥。`, prose`
    Dear schoolmates,

    Our Green Campus Week is coming. We only have one earth, so it is our duty to look after it.

    In our school, some food is thrown away after lunch every day, and the lights are often left on when nobody is in the
    classroom. What a waste!

    Here are some things that we can all do. First, take only as much food as you can eat. Second, turn off the lights and
    the fans before you leave. Third, use both sides of paper and bring your own cup instead of buying bottled water. If
    possible, walk or ride a bike to school.

    Small actions can make a big difference. Let's start today!

    The Students' Union`, marks("活动原因；两种浪费现象；至少三条做法；发出号召。"), "倡议书", "先说明问题，再用祈使句列出做法，最后用 Let's … 发出号召。"),
	writing$2("en-9-wr-03", "en-rj2013-9-14", 3, prose`
    初中即将毕业，学校将举办“致初中三年”英语演讲活动。请写一篇演讲稿。

    1. 三年前的你是什么样的；

    2. 三年中一件难忘的事；

    3. 你想感谢的人和理由；

    4. 对未来的希望。

    要求：110-130 词，开头和结尾完整。`, prose`
    Good morning, teachers and classmates!

    Three years ago, I was a shy boy who was afraid of speaking in class. I can still remember my first English play in Grade
    8. I forgot my words on the stage, and there was a long silence. Then all my classmates began to clap for me. Their kindness
    gave me the courage to go on.

    I would like to thank my class teacher, Mr Tang. He has always believed in me, even when I didn't believe in myself.
    Thanks to him, I have learned to see mistakes as chances.

    In high school, I hope to become someone who helps others in the same way. Thank you, my dear school!`, marks("三年前的自己；一件难忘的事；感谢的人和理由；对未来的希望。"), "毕业演讲", "注意时态变化：回忆用一般过去时，谈影响用现在完成时，谈未来用 hope to do。")
];
/** Junior English questions, all written for this bank, by book in teaching order. */
var juniorEnglish$2 = [
	...[
		...starterChoices,
		...grade7AChoicesPart1,
		...grade7AChoicesPart2,
		...grade7AChoicesPart3,
		...grade7AReadingsPart1,
		...grade7AReadingsPart2,
		...grade7ACloze,
		...grade7AGrammarFills,
		...grade7AWords,
		...grade7ASentences,
		...grade7AWritings
	],
	...grade7BChoices,
	...grade7BPassages,
	...grade7BDictations,
	...grade7BWritings,
	...grade8AChoices,
	...grade8APassages,
	...grade8ADictations,
	...grade8AWritings,
	...grade8BChoices,
	...grade8BPassages,
	...grade8BDictations,
	...grade8BWritings,
	...grade9Choices,
	...grade9Passages,
	...grade9GrammarFills,
	...grade9Dictations,
	...grade9Writings
];
// server/content/english/senior/make.ts
/** Constructors of the senior English questions, with their scores in tenths of a point. */
var { choice, reading: reading$1, cloze: cloze$1, grammarFill: grammarFill$1, word, sentence, writing: writing$1 } = englishBuilders(subjects.seniorEnglish, {
	choice: 15,
	reading: 25,
	cloze: 15,
	grammarFill: 15,
	word: 10,
	sentence: 20
});
// server/content/english/senior/choices-b1-sports-to-languages.ts
var sports = "en-rj2019-b1-3";
var disasters = "en-rj2019-b1-4";
var languages = "en-rj2019-b1-5";
var choicesB1SportsToLanguages = [
	choice("en-b1-sc-019", sports, 1, "You have never tried rock climbing before, ____?", [
		"haven't you",
		"have you",
		"did you",
		"don't you"
	], "B", "反意疑问句", "陈述部分含否定词 never，附加问句用肯定形式，助动词与 have tried 一致。"),
	choice("en-b1-sc-020", sports, 1, "Let's warm up for ten minutes before the match, ____?", [
		"don't we",
		"will we",
		"do we",
		"shall we"
	], "D", "反意疑问句", "以 Let's 开头的祈使句，附加问句用 shall we。"),
	choice("en-b1-sc-021", sports, 3, "Our coach, Mr Wu, told us yesterday that we needed more sleep, ____?", [
		"didn't he",
		"didn't we",
		"needn't we",
		"did he"
	], "A", "反意疑问句", "主句主语是 Mr Wu，谓语为 told，附加问句与主句一致，前肯后否用 didn't he。"),
	choice("en-b1-sc-022", sports, 1, "The team was two goals behind at half-time, but nobody ____.", [
		"gave off",
		"gave away",
		"gave up",
		"gave back"
	], "C", "动词短语", "give up 意为\"放弃\"，可不接宾语；give off 发出，give away 赠送，give back 归还，都须接宾语。"),
	choice("en-b1-sc-023", sports, 1, "Jogging for half an hour a day makes a great ____ to both your heart and your mood.", [
		"choice",
		"difference",
		"effort",
		"decision"
	], "B", "固定搭配", "make a difference to 意为\"对……有影响、有作用\"；其余名词虽可与 make 连用，但不接 to your heart。"),
	choice("en-b1-sc-024", sports, 2, "____ with last year, our school team has won twice as many matches.", [
		"Comparing",
		"Compare",
		"To compare",
		"Compared"
	], "D", "非谓语动词", "our school team 与 compare 为被动关系，compared with 意为\"与……相比\"。"),
	choice("en-b1-sc-025", sports, 2, "The swimmer trains at five every morning ____ she can finish before her lessons begin.", [
		"so that",
		"even if",
		"as though",
		"in case"
	], "A", "目的状语从句", "早起训练的目的是上课前练完，so that 引导目的状语从句。"),
	choice("en-b1-sc-026", disasters, 1, "The engineers ____ designed the warning system tested it for two years.", [
		"whom",
		"who",
		"whose",
		"which"
	], "B", "定语从句", "先行词 the engineers 指人，关系代词在从句中作主语，用 who。"),
	choice("en-b1-sc-027", disasters, 2, "The river suddenly changed its course, ____ took the whole village by surprise.", [
		"that",
		"it",
		"which",
		"what"
	], "C", "定语从句", "逗号后为非限制性定语从句，which 指代前面整句话，在从句中作主语。"),
	choice("en-b1-sc-028", disasters, 1, "Students must know the emergency exit ____ is nearest to their classroom.", [
		"that",
		"who",
		"what",
		"where"
	], "A", "定语从句", "先行词 the emergency exit 指物，从句缺主语，用关系代词 that。"),
	choice("en-b1-sc-029", disasters, 2, "The old man ____ house was damaged in the storm is now living with his daughter.", [
		"who",
		"that",
		"which",
		"whose"
	], "D", "定语从句", "空格与 house 是所属关系，表示\"老人的房子\"，用 whose 作定语。"),
	choice("en-b1-sc-030", disasters, 2, "Thanks to regular drills, all the people in the building were safely ____ before the flood water rose.", [
		"affected",
		"buried",
		"evacuated",
		"trapped"
	], "C", "动词辨析", "由 safely 和 before the flood water rose 可知人们被安全疏散，evacuate 意为\"疏散\"。"),
	choice("en-b1-sc-031", disasters, 3, "Hardly ____ the building when the second shock came.", [
		"they had left",
		"had they left",
		"did they leave",
		"they left"
	], "B", "倒装句", "hardly 位于句首，主句部分倒装；Hardly had sb done … when … 意为\"刚……就……\"。"),
	choice("en-b1-sc-032", languages, 1, "I still remember the day ____ I first read a whole English novel without a dictionary.", [
		"when",
		"which",
		"where",
		"why"
	], "A", "定语从句", "先行词 the day 在从句中作时间状语，用关系副词 when。"),
	choice("en-b1-sc-033", languages, 3, "The dictionary ____ I depend most is the one my grandfather gave me.", [
		"which",
		"in which",
		"on that",
		"on which"
	], "D", "定语从句", "depend on 的介词提前，介词后指物只能用 which，不能用 that。"),
	choice("en-b1-sc-034", languages, 2, "The reason ____ she is learning Arabic is that she hopes to work in Egypt one day.", [
		"because",
		"why",
		"how",
		"which"
	], "B", "定语从句", "先行词 the reason 在从句中作原因状语，用关系副词 why；because 不能引导定语从句。"),
	choice("en-b1-sc-035", languages, 1, "When it ____ to learning tones, copying what you hear works better than studying rules.", [
		"goes",
		"gets",
		"comes",
		"turns"
	], "C", "固定搭配", "when it comes to (doing) sth 意为\"谈到、涉及……时\"，为固定句型。"),
	choice("en-b1-sc-036", languages, 2, "Slang changes so fast that even a native speaker ____ understand every new word that teenagers use.", [
		"must",
		"should",
		"might",
		"cannot"
	], "D", "情态动词", "俚语变化太快，连母语者也不可能听懂每个新词，表示\"不能、无法\"用 cannot。"),
	choice("en-b1-sc-037", languages, 2, "The teacher speaks slowly and uses pictures, ____ beginners can guess the meaning of new words.", [
		"but",
		"or",
		"so",
		"for"
	], "C", "并列连词", "前句是原因，后句是结果，用 so 连接；for 引出的是原因。")
];
// server/content/english/senior/choices-b1-welcome-to-travel.ts
var welcome = "en-rj2019-b1-0";
var teenageLife = "en-rj2019-b1-1";
var travelling = "en-rj2019-b1-2";
var choicesB1WelcomeToTravel = [
	choice("en-b1-sc-001", welcome, 1, "Our new English teacher made us ____ at ease in the very first class.", [
		"feeling",
		"feel",
		"felt",
		"to feel"
	], "B", "非谓语动词", "make 作使役动词时，宾语补足语用不带 to 的不定式，即 make sb do sth。"),
	choice("en-b1-sc-002", welcome, 2, "____ surprised me most at the new school was that every student could choose a club for one free afternoon.", [
		"That",
		"It",
		"What",
		"Which"
	], "C", "主语从句", "主语从句中 surprised 缺主语，用 what 引导，意为\"……的事情\"；that 在名词性从句中不作成分。"),
	choice("en-b1-sc-003", welcome, 1, "Lin Hua was so ____ about her first day at senior high that she hardly slept the night before.", [
		"anxious",
		"familiar",
		"patient",
		"strict"
	], "A", "形容词辨析", "由 hardly slept 可知她感到焦虑，be anxious about 意为\"对……感到焦虑\"。"),
	choice("en-b1-sc-004", welcome, 1, "—How did you find the lecture on study skills?\n—It left a deep ____ on me. I have already made a study plan.", [
		"expression",
		"decision",
		"description",
		"impression"
	], "D", "名词辨析", "leave a deep impression on sb 意为\"给某人留下深刻的印象\"，为固定搭配。"),
	choice("en-b1-sc-005", welcome, 2, "Our group leader explained the rules again and again until everyone was ____ clear about them.", [
		"complete",
		"completely",
		"completed",
		"completing"
	], "B", "副词", "空格修饰形容词 clear，应用副词 completely，意为\"完全地\"。"),
	choice("en-b1-sc-006", teenageLife, 1, "The students who ____ the debate club meet every Thursday after class.", [
		"are belonged to",
		"belong",
		"belonging to",
		"belong to"
	], "D", "动词短语", "belong to 意为\"属于\"，没有被动语态；空格是定语从句的谓语，不能用 belonging。"),
	choice("en-b1-sc-007", teenageLife, 1, "It is ____ challenging for a beginner to finish the whole course in two weeks.", [
		"quite",
		"quiet",
		"quite a",
		"quietly"
	], "A", "副词", "修饰形容词 challenging 用程度副词 quite；quite a 后面须有名词，quiet 意为\"安静的\"。"),
	choice("en-b1-sc-008", teenageLife, 2, "The exchange student had trouble ____ the fast speech in the film, so we turned on the subtitles.", [
		"follow",
		"to follow",
		"following",
		"followed"
	], "C", "非谓语动词", "have trouble (in) doing sth 意为\"做某事有困难\"，in 可省略，后接动词 -ing 形式。"),
	choice("en-b1-sc-009", teenageLife, 1, "Now that you have been elected monitor, you are ____ for keeping everyone in the class informed.", [
		"grateful",
		"responsible",
		"sorry",
		"famous"
	], "B", "形容词辨析", "be responsible for (doing) sth 意为\"对……负责\"，符合当选班长这一语境。"),
	choice("en-b1-sc-010", teenageLife, 2, "I leave my phone in another room so that it will not ____ me from my homework.", [
		"rescue",
		"protect",
		"distract",
		"recover"
	], "C", "动词辨析", "distract sb from sth 意为\"使某人从……分心\"，把手机放到别处正是为了不分心。"),
	choice("en-b1-sc-011", teenageLife, 1, "The film club is so popular that it has ____ eighty new members in only a month.", [
		"attracted",
		"attached",
		"attacked",
		"attempted"
	], "A", "动词辨析", "attract 意为\"吸引\"；attach 系上，attack 攻击，attempt 尝试，均与句意不符。"),
	choice("en-b1-sc-012", teenageLife, 3, "____ to speak in front of the whole school, the shy boy practised his talk twenty times at home.", [
		"Asking",
		"Asked",
		"To ask",
		"Having asked"
	], "B", "非谓语动词", "主语 the shy boy 与 ask 是被动关系（他被要求发言），用过去分词作状语。"),
	choice("en-b1-sc-013", travelling, 1, "—Any plans for the May Day holiday?\n—Yes. I ____ to Dunhuang with my cousin. We booked the tickets last week.", [
		"go",
		"went",
		"have gone",
		"am going"
	], "D", "现在进行时表将来", "票已订好，是按计划将要发生的动作，go 等位移动词用现在进行时表示将来的安排。"),
	choice("en-b1-sc-014", travelling, 1, "The museum ____ at nine every morning, so we had better get there a little earlier.", [
		"is opening",
		"opened",
		"opens",
		"has opened"
	], "C", "一般现在时", "every morning 表示经常性的情况，用一般现在时，主语为第三人称单数。"),
	choice("en-b1-sc-015", travelling, 1, "Do not forget to ____ a visa at least a month before you set off.", [
		"ask",
		"apply for",
		"look after",
		"take over"
	], "B", "动词短语", "apply for a visa 意为\"申请签证\"；ask 表示\"请求得到\"时须接 for。"),
	choice("en-b1-sc-016", travelling, 2, "____ within walking distance of the old town, the hotel is popular with young backpackers.", [
		"Located",
		"Locating",
		"To locate",
		"Locates"
	], "A", "非谓语动词", "be located 意为\"位于\"，去掉 be 后用过去分词短语作状语。"),
	choice("en-b1-sc-017", travelling, 2, "Apart from ____ light, you should also check the weather before a hiking trip.", [
		"pack",
		"to pack",
		"packed",
		"packing"
	], "D", "非谓语动词", "apart from 中的 from 是介词，后接动词 -ing 形式；pack light 意为\"轻装出行\"。"),
	choice("en-b1-sc-018", travelling, 2, "____ you have watched the sun rise over the terraced fields, you will understand why photographers love the place.", [
		"Unless",
		"Although",
		"Once",
		"Until"
	], "C", "时间状语从句", "once 意为\"一旦\"，句意为一旦看过梯田日出，你就会明白摄影师为何喜爱此地。")
];
// server/content/english/senior/choices-b2.ts
var heritage = "en-rj2019-b2-1";
var wildlife = "en-rj2019-b2-2";
var internet = "en-rj2019-b2-3";
var history = "en-rj2019-b2-4";
var music = "en-rj2019-b2-5";
var choicesB2 = [
	choice("en-b2-sc-001", heritage, 1, "This is the small workshop ____ my grandfather learned to make paper kites.", [
		"which",
		"where",
		"that",
		"when"
	], "B", "定语从句", "先行词 workshop 在从句中作地点状语，从句不缺主语和宾语，用关系副词 where。"),
	choice("en-b2-sc-002", heritage, 2, "A balance must be found between the growth of tourism and the ____ of ancient buildings.", [
		"competition",
		"imagination",
		"application",
		"preservation"
	], "D", "名词辨析", "与旅游业发展相平衡的是古建筑的\"保护\"，用 preservation。"),
	choice("en-b2-sc-003", wildlife, 2, "These days several cameras ____ in the forest to watch the monkeys day and night.", [
		"are being set up",
		"are setting up",
		"were set up",
		"have set up"
	], "A", "现在进行时的被动语态", "cameras 与 set up 是被动关系，these days 表示目前正在进行，用 are being done。"),
	choice("en-b2-sc-004", wildlife, 1, "The rangers are deeply ____ about the falling number of wild cats in the area.", [
		"concern",
		"to concern",
		"concerned",
		"concerning"
	], "C", "形容词", "be concerned about 意为\"担心、关心\"，为固定搭配。"),
	choice("en-b2-sc-005", internet, 1, "Keep ____ mind that whatever you post may stay online for years.", [
		"on",
		"at",
		"to",
		"in"
	], "D", "固定搭配", "keep … in mind 意为\"记住\"，此处宾语是 that 从句。"),
	choice("en-b2-sc-006", internet, 2, "Never give a stranger your bank card number, ____ friendly he or she seems online.", [
		"whatever",
		"however",
		"how",
		"no matter"
	], "B", "让步状语从句", "however + 形容词 = no matter how + 形容词，意为\"无论多么……\"。"),
	choice("en-b2-sc-007", internet, 2, "By now, over a thousand old photos ____ to the village's online museum.", [
		"have been uploaded",
		"have uploaded",
		"had been uploaded",
		"are uploading"
	], "A", "现在完成时的被动语态", "by now 与现在完成时连用，photos 与 upload 为被动关系，用 have been done。"),
	choice("en-b2-sc-008", history, 1, "The letters ____ by a sailor in 1910 tell us a lot about daily life in the port.", [
		"writing",
		"wrote",
		"written",
		"to write"
	], "C", "过去分词作定语", "letters 与 write 为被动关系且动作已完成，用过去分词作后置定语。"),
	choice("en-b2-sc-009", history, 2, "On my return, I was glad to find the old gate ____ to its former beauty.", [
		"restore",
		"restored",
		"restoring",
		"to restore"
	], "B", "过去分词作宾补", "the old gate 与 restore 为被动关系，find sth done 用过去分词作宾语补足语。"),
	choice("en-b2-sc-010", music, 2, "____ by the folk song, the audience began to sing along.", [
		"Moving",
		"To move",
		"Having moved",
		"Moved"
	], "D", "过去分词作状语", "主语 the audience 与 move（感动）为被动关系，用过去分词作原因状语。"),
	choice("en-b2-sc-011", music, 1, "Listening to gentle music can help ____ your stress after a long day.", [
		"relieve",
		"replace",
		"receive",
		"rebuild"
	], "A", "动词辨析", "relieve stress 意为\"缓解压力\"；其他动词与 stress 搭配不合句意。")
];
// server/content/english/senior/choices-b3-x1.ts
var choicesB3X1 = [
	choice("en-b3-sc-001", "en-rj2019-b3-1", 1, "The children ____ along the street in dragon costumes are from our primary school.", [
		"danced",
		"dance",
		"dancing",
		"to dance"
	], "C", "现在分词作定语", "children 与 dance 为主动关系且动作正在进行，用现在分词作后置定语。"),
	choice("en-b3-sc-002", "en-rj2019-b3-2", 2, "____ that nobody was injured in the fire, the rescue team smiled with relief.", [
		"Seeing",
		"Seen",
		"See",
		"To be seen"
	], "A", "现在分词作状语", "主语 the rescue team 与 see 为主动关系，用现在分词短语作时间或原因状语。"),
	choice("en-b3-sc-003", "en-rj2019-b3-3", 1, "—Have you ever tried Ethiopian food?\n—Not yet, but I'd love ____.", [
		"so",
		"to",
		"one",
		"do"
	], "B", "省略", "不定式内容与上文重复时可省略动词，保留 to：I'd love to (try it)。"),
	choice("en-b3-sc-004", "en-rj2019-b3-4", 1, "In 2003, Yang Liwei became the first Chinese astronaut ____ into space aboard a Chinese spacecraft.", [
		"travelled",
		"travels",
		"being travelled",
		"to travel"
	], "D", "不定式作定语", "名词前有 first 等序数词修饰时，常用不定式作后置定语。"),
	choice("en-b3-sc-005", "en-rj2019-b3-5", 1, "He promised that he ____ back the loan as soon as he found a job.", [
		"will pay",
		"has paid",
		"would pay",
		"pays"
	], "C", "过去将来时", "主句 promised 为过去时，从句表示从过去看将要发生的动作，用 would do。"),
	choice("en-b3-sc-006", "en-rj2019-b3-5", 3, "Only when he had spent his last coin ____ how much he had wasted.", [
		"he realised",
		"did he realise",
		"he did realise",
		"had he realise"
	], "B", "倒装句", "Only + 状语（从句）位于句首，主句用部分倒装，即 did he realise。"),
	choice("en-x1-sc-001", "en-rj2019-x1-1", 2, "The inventor, ____ best ideas came from watching insects, filled thirty notebooks with drawings.", [
		"who",
		"which",
		"that",
		"whose"
	], "D", "定语从句", "空格与 best ideas 为所属关系，用 whose 引导非限制性定语从句。"),
	choice("en-x1-sc-002", "en-rj2019-x1-2", 2, "This time next year, we ____ in a new building with its own roof garden. Work on it is nearly finished.", [
		"will be studying",
		"study",
		"have studied",
		"were studying"
	], "A", "将来进行时", "this time next year 表示将来某一时刻正在进行的动作，用 will be doing。"),
	choice("en-x1-sc-003", "en-rj2019-x1-3", 2, "____ the national park by bike gives visitors more time to notice small wonders.", [
		"Explore",
		"Explored",
		"Exploring",
		"Being explored"
	], "C", "动名词作主语", "句子谓语是 gives，缺主语，用动名词短语作主语；explore 与宾语为主动关系，不用 being explored。"),
	choice("en-x1-sc-004", "en-rj2019-x1-4", 1, "Avoid ____ your arms while listening, because it may make you seem unfriendly.", [
		"cross",
		"crossing",
		"to cross",
		"crossed"
	], "B", "动名词作宾语", "avoid 后接动名词作宾语，avoid doing sth 意为\"避免做某事\"。"),
	choice("en-x1-sc-005", "en-rj2019-x1-5", 3, "____ the new rice will grow well in salty soil remains to be seen.", [
		"Whether",
		"If",
		"Although",
		"What"
	], "A", "主语从句", "remains to be seen 表示尚不确定，主语从句表示\"是否\"且位于句首时只用 whether，不用 if。"),
	choice("en-x1-sc-006", "en-rj2019-x1-5", 2, "It was not until the rain stopped ____ the farmers went back to the fields.", [
		"when",
		"which",
		"before",
		"that"
	], "D", "强调句", "强调句型 It was not until … that …，意为\"直到……才……\"。")
];
// server/content/english/senior/clozes-b1.ts
var clozesB1 = [
	cloze$1("en-b1-cl-001", "en-rj2019-b1-1", 2, prose`
      When our school radio station [[1]] new members last autumn, I never thought of trying. I had a soft voice and a
      habit of [[2]] whenever people looked at me. But my desk mate, who believed that I told good stories, [[3]] put my
      name on the list.

      On the day of the test I was so [[4]] that the paper shook in my hand. The student in charge, Han Lei, did something
      unexpected: she turned off the light. "Radio is dark," she said. "Nobody can see you. Just [[5]] one person and talk
      to him or her." I thought of my grandfather, who loves the weather report, and began. When the light came on again,
      all three judges were [[6]].

      I was not asked to read the news. Instead, I was [[7]] a ten-minute programme at noon called Small Things, about
      whatever most people fail to [[8]]: the tune the cook whistles, the cat that sleeps behind the gym. At first only a
      few students listened. Then letters began to [[9]] in our box, telling me about more small things.

      I am still quiet in class. But I have learned that being quiet does not mean having nothing to [[10]].
    `, [
		gap$1([
			"stood for",
			"paid for",
			"looked for",
			"cared for"
		], "C", "动词短语", "look for 意为\"寻找\"，此处指广播站招募新成员。"),
		gap$1([
			"blushing",
			"boasting",
			"cheering",
			"sleeping"
		], "A", "动词辨析", "由声音轻、性格内向可知，被人看时会脸红，blush 意为\"脸红\"。"),
		gap$1([
			"hardly",
			"slowly",
			"politely",
			"secretly"
		], "D", "副词辨析", "作者本没想报名，同桌是\"偷偷地\"把名字写上去的。"),
		gap$1([
			"bored",
			"nervous",
			"proud",
			"hopeful"
		], "B", "形容词辨析", "纸在手中发抖说明作者很紧张。"),
		gap$1([
			"imagine",
			"copy",
			"blame",
			"interrupt"
		], "A", "动词辨析", "后文作者想起了爷爷，可知韩磊让他\"想象\"一位听众。"),
		gap$1([
			"leaving",
			"arguing",
			"smiling",
			"sleeping"
		], "C", "语境推断", "下文作者得到了节目，说明评委满意，在微笑。"),
		gap$1([
			"refused",
			"taught",
			"sold",
			"offered"
		], "D", "动词辨析", "be offered sth 意为\"得到（提供的）某物\"，他得到一档十分钟的节目。"),
		gap$1([
			"repeat",
			"notice",
			"afford",
			"accept"
		], "B", "动词辨析", "厨师的口哨、睡觉的猫都是人们不曾\"注意\"到的小事。"),
		gap$1([
			"disappear",
			"burn",
			"appear",
			"fail"
		], "C", "语境推断", "由 Then 和 more small things 可知来信开始\"出现\"在信箱里。"),
		gap$1([
			"lose",
			"say",
			"wear",
			"pay"
		], "B", "语境推断", "点题：安静并不意味着无话可\"说\"。")
	]),
	cloze$1("en-b1-cl-002", "en-rj2019-b1-3", 2, prose`
      Every spring our town holds a race up the stairs of the television tower: thirty floors to the top. Last year I
      entered because I wanted the free T-shirt. By the tenth floor I [[1]] it. My legs burned, and people kept passing
      me, [[2]] easily with their friends as they went.

      On floor twelve I caught up with a woman of about sixty. She was climbing [[3]], one hand on the rail, counting
      aloud. "Three hundred and six more," she told me with a grin. I asked how she could be so [[4]] about that number.
      "Last winter I broke my hip and could not manage a single step," she said. "So I began with one, and [[5]] another
      every day."

      We went on together. She never hurried and she never [[6]]. When I wanted to sit down, she gave me a simple [[7]]:
      not the top, just the next landing. Landing by landing the numbers on the wall grew, and somehow my breathing grew
      [[8]].

      At the top we looked out over the river. We were the last two to arrive, and I have never been [[9]] of a result.
      The T-shirt was too small, but the counting is something I have [[10]]. I use it whenever a task looks too tall.
    `, [
		gap$1([
			"enjoyed",
			"forgot",
			"finished",
			"regretted"
		], "D", "动词辨析", "双腿发烫、不断被人超过，说明作者后悔参赛。"),
		gap$1([
			"chatting",
			"crying",
			"kneeling",
			"fighting"
		], "A", "动词辨析", "与作者的吃力相对，别人边爬边和朋友轻松聊天。"),
		gap$1([
			"wildly",
			"angrily",
			"steadily",
			"secretly"
		], "C", "副词辨析", "扶着栏杆、数着台阶，说明她爬得稳。"),
		gap$1([
			"careless",
			"cheerful",
			"doubtful",
			"confused"
		], "B", "形容词辨析", "由 with a grin 可知她说这个数字时很愉快。"),
		gap$1([
			"missed",
			"swept",
			"drew",
			"added"
		], "D", "动词辨析", "从一级开始，每天再\"加\"一级。"),
		gap$1([
			"smiled",
			"stopped",
			"listened",
			"succeeded"
		], "B", "语境推断", "与 never hurried 并列，她不赶也不停。"),
		gap$1([
			"goal",
			"excuse",
			"seat",
			"prize"
		], "A", "名词辨析", "冒号后说明目标不是塔顶，而是下一个平台。"),
		gap$1([
			"richer",
			"colder",
			"easier",
			"darker"
		], "C", "形容词辨析", "somehow 引出意外的好结果：呼吸变得更轻松。"),
		gap$1([
			"more ashamed",
			"prouder",
			"more afraid",
			"more tired"
		], "B", "形容词辨析", "否定词加比较级表示最高级：从未如此自豪。"),
		gap$1([
			"kept",
			"lost",
			"refused",
			"sold"
		], "A", "动词辨析", "由后句 I use it 可知他把数数的方法\"保留\"下来。")
	]),
	cloze$1("en-b1-cl-003", "en-rj2019-b1-4", 2, prose`
      It had rained for three days when the river near my uncle's village began to [[1]]. At midnight the power failed,
      and with it the telephones. The village leader, Aunt Luo, knew that shouting would be [[2]] in such a wind. She took
      the copper gong that was used at weddings and walked from lane to lane, [[3]] it with all her strength.

      Three years earlier some people had laughed at her for holding a flood [[4]] on a sunny afternoon. They complained
      that it [[5]] their time. That night nobody laughed. Each family knew its path, and each young person knew which old
      neighbour to [[6]]. My uncle carried Grandpa Yu on his back, while Grandpa Yu held the lamp.

      At the school on the hill, Aunt Luo [[7]] out the names from a list kept dry in a plastic bag. Two hundred and eleven
      people answered. One did not: little Doudou, aged six. Just as his mother began to cry, a small voice came from
      under a blanket. He had fallen [[8]].

      By dawn the lower houses stood in water up to the windows. Walls can be [[9]], Aunt Luo said, but lives cannot. The
      gong now hangs at the school gate. It has a crack in it, and no one wants it to be [[10]].
    `, [
		gap$1([
			"freeze",
			"rise",
			"shrink",
			"dry"
		], "B", "动词辨析", "连下三天雨，河水开始上涨，用 rise。"),
		gap$1([
			"useless",
			"helpful",
			"illegal",
			"polite"
		], "A", "形容词辨析", "风大，喊叫无用，所以她才敲锣。"),
		gap$1([
			"washing",
			"hiding",
			"painting",
			"beating"
		], "D", "动词辨析", "beat a gong 意为\"敲锣\"，用力敲锣叫醒村民。"),
		gap$1([
			"sale",
			"party",
			"drill",
			"match"
		], "C", "名词辨析", "a flood drill 意为\"防洪演练\"，与下文各家都认识路线呼应。"),
		gap$1([
			"saved",
			"kept",
			"told",
			"wasted"
		], "D", "动词辨析", "人们曾嘲笑、抱怨演练，认为浪费时间。"),
		gap$1([
			"blame",
			"help",
			"teach",
			"invite"
		], "B", "动词辨析", "舅舅背于爷爷，可知年轻人知道该帮助哪位老人。"),
		gap$1([
			"read",
			"threw",
			"left",
			"crossed"
		], "A", "动词短语", "read out 意为\"念出、宣读\"，她在点名，所以下文有人应答。"),
		gap$1([
			"behind",
			"apart",
			"asleep",
			"short"
		], "C", "固定搭配", "fall asleep 意为\"睡着\"，孩子在毯子下睡着了所以没应答。"),
		gap$1([
			"climbed",
			"rebuilt",
			"shared",
			"measured"
		], "B", "动词辨析", "墙可以重建，而生命不能重来。"),
		gap$1([
			"remembered",
			"respected",
			"rewarded",
			"replaced"
		], "D", "动词辨析", "锣虽有裂缝，却有纪念意义，没有人想把它换掉。")
	])
];
// server/content/english/senior/clozes-later.ts
var clozesLater = [
	cloze$1("en-b2-cl-001", "en-rj2019-b2-5", 3, prose`
      My father tunes pianos. As a child I found the job [[1]]: he struck the same key again and again and never played a
      song. I promised myself to do something more [[2]].

      The summer I turned fifteen, his hand was [[3]] in a bicycle accident, and he asked me to come along and turn the
      tuning pins for him. Our first [[4]] was to a mountain school with eleven pupils and one piano, a gift from a city
      that no longer wanted it. Mice had lived in it, and half of the keys were [[5]].

      We worked for two days. He listened with his eyes closed and said only "up" or "down". Slowly I began to hear what he
      heard: two strings that almost [[6]] make a slow beating sound, like wings, and when they finally meet, the wings
      become [[7]]. I cannot explain why that moment made me want to cry.

      On the second evening a girl of eight sat down at the piano. She had learned all her pieces on a keyboard [[8]] on
      paper and had never heard them. She pressed one key, waited until the sound died [[9]], and pressed another. Nobody
      hurried her.

      On the bus home I asked my father whether he ever wished to play on a stage. "I do my part," he said. "I just leave
      before the music [[10]]."
    `, [
		gap$1([
			"profitable",
			"creative",
			"boring",
			"dangerous"
		], "C", "形容词辨析", "反复敲同一个键、从不弹曲子，在孩子看来很枯燥。"),
		gap$1([
			"exciting",
			"silent",
			"similar",
			"common"
		], "A", "形容词辨析", "与前句的枯燥相对，他想做更令人兴奋的事。"),
		gap$1([
			"tied",
			"lifted",
			"shaken",
			"injured"
		], "D", "动词辨析", "自行车事故中手受了伤，才需要作者帮忙。"),
		gap$1([
			"dinner",
			"visit",
			"lesson",
			"performance"
		], "B", "名词辨析", "后接 to a mountain school，指第一次上门调音。"),
		gap$1([
			"golden",
			"printed",
			"broken",
			"borrowed"
		], "C", "形容词辨析", "钢琴里住过老鼠，一半的键坏了。"),
		gap$1([
			"match",
			"break",
			"burn",
			"vanish"
		], "A", "动词辨析", "两根弦的音高几乎\"一致\"时会产生缓慢的拍音，与 finally meet 呼应。"),
		gap$1([
			"wet",
			"wider",
			"louder",
			"still"
		], "D", "形容词辨析", "音高相合后，如翅膀般的拍音消失，归于\"静止\"。"),
		gap$1([
			"lost",
			"drawn",
			"wrapped",
			"folded"
		], "B", "动词辨析", "她从没听过声音，因为练的是\"画\"在纸上的键盘。"),
		gap$1([
			"for",
			"from",
			"with",
			"away"
		], "D", "动词短语", "die away 意为\"（声音）逐渐消失\"。"),
		gap$1([
			"starts",
			"fails",
			"returns",
			"changes"
		], "A", "语境推断", "调音师在演奏\"开始\"之前离开，他的工作在幕后。")
	]),
	cloze$1("en-b3-cl-001", "en-rj2019-b3-2", 2, prose`
      For six years a blue umbrella stand has stood outside Mrs Qian's noodle shop. A sign says: Take one. Bring it back
      when the sun [[1]]. She began with ten umbrellas, and her son [[2]] her that they would all be gone within a week. He
      was almost right: after the first storm only four [[3]].

      Most people would have [[4]]. Mrs Qian bought six more. "They have not been stolen," she said. "They are only [[5]]."
      And indeed, some came home in surprising ways. One was left at the door with a bag of oranges. Another arrived by
      [[6]] from a city nine hundred kilometres away, with a note of apology from a businessman who had been [[7]] to catch
      his train that day.

      Little by little, the stand filled up. Customers [[8]] umbrellas of their own: a child's one with frog eyes, a huge
      one from a golf club. These days there are more than sixty, and no one can say for [[9]] which was whose.

      Last month Mrs Qian was caught in a sudden shower across town. A teenager she had never met held out an umbrella.
      "Keep it until the rain stops," he said. "Then leave it at any [[10]] with a blue stand." Only then did she learn that
      there were now fourteen of them.
    `, [
		gap$1([
			"freezes",
			"returns",
			"hides",
			"melts"
		], "B", "动词辨析", "雨停天晴后归还雨伞，即太阳\"回来\"时。"),
		gap$1([
			"thanked",
			"forgave",
			"invited",
			"warned"
		], "D", "动词辨析", "儿子认为伞会丢光，是在\"提醒、警告\"她。"),
		gap$1([
			"remained",
			"grew",
			"escaped",
			"improved"
		], "A", "动词辨析", "儿子几乎说对了，十把伞只\"剩下\"四把。"),
		gap$1([
			"cheered up",
			"shown off",
			"given up",
			"dressed up"
		], "C", "动词短语", "多数人会就此放弃，与她又买六把形成对比。"),
		gap$1([
			"dying",
			"travelling",
			"fading",
			"pretending"
		], "B", "语境推断", "她乐观地认为伞没有被偷，只是在\"旅行\"，呼应下文的\"回家\"。"),
		gap$1([
			"post",
			"heart",
			"name",
			"turn"
		], "A", "固定搭配", "by post 意为\"通过邮寄\"，从九百公里外寄回。"),
		gap$1([
			"refusing",
			"forgetting",
			"afraid",
			"rushing"
		], "D", "动词辨析", "rush to catch his train 意为\"匆忙赶火车\"，所以没来得及还伞。"),
		gap$1([
			"stole",
			"broke",
			"donated",
			"hid"
		], "C", "动词辨析", "架子渐渐满了，是因为顾客捐出自己的伞。"),
		gap$1([
			"free",
			"sure",
			"good",
			"fun"
		], "B", "固定搭配", "say for sure 意为\"肯定地说\"。"),
		gap$1([
			"time",
			"cost",
			"shop",
			"age"
		], "C", "语境推断", "有蓝色伞架的是\"店铺\"，说明善举已传开。")
	]),
	cloze$1("en-x1-cl-001", "en-rj2019-x1-5", 2, prose`
      I went to my aunt's farm in July with three books, a pair of earphones and the promise of good Internet. The Internet
      [[1]] out to be one bar of signal on top of the water tower. So on the second morning, mostly out of [[2]], I followed
      my aunt into the rice fields.

      She grows rice and raises ducks in the same water. I thought this was [[3]]; surely the ducks would eat the rice? She
      handed me a straw hat and told me to [[4]] for an hour before asking anything. What I saw [[5]] me. The ducks left the
      rough leaves of the rice alone. They ate insects and young weeds, and their busy feet [[6]] up the mud, which lets air
      reach the roots. Even what they left behind was [[7]], because it fed the plants.

      "So they work for you for nothing," I said. My aunt shook her head. Each evening she had to count them, lead them home
      and [[8]] them from foxes. And once the grain began to form, the ducks had to be kept out, [[9]] they would eat it
      after all. Nothing on a farm is free, she said; things are only [[10]].

      When I went home in August, my books were still unread. I had filled a notebook instead.
    `, [
		gap$1([
			"turned",
			"worked",
			"broke",
			"gave"
		], "A", "动词短语", "turn out to be 意为\"结果是\"，网络原来只有一格信号。"),
		gap$1([
			"danger",
			"fashion",
			"boredom",
			"courage"
		], "C", "名词辨析", "没有网络，出于\"无聊\"才跟着去稻田；out of boredom 意为\"出于无聊\"。"),
		gap$1([
			"ordinary",
			"foolish",
			"wise",
			"popular"
		], "B", "形容词辨析", "他担心鸭子吃稻子，所以觉得这种做法很傻。"),
		gap$1([
			"swim",
			"sing",
			"dig",
			"watch"
		], "D", "动词辨析", "后句 What I saw 说明姑姑让他先\"观察\"。"),
		gap$1([
			"upset",
			"tired",
			"surprised",
			"hurt"
		], "C", "动词辨析", "鸭子并不吃稻叶，与他的预想相反，令他吃惊。"),
		gap$1([
			"stirred",
			"dried",
			"locked",
			"bought"
		], "A", "动词短语", "stir up 意为\"搅动\"，鸭子的脚搅动泥土使空气进入根部。"),
		gap$1([
			"poisonous",
			"useful",
			"expensive",
			"wasted"
		], "B", "形容词辨析", "鸭粪能滋养植物，因此是有用的。"),
		gap$1([
			"collect",
			"borrow",
			"translate",
			"protect"
		], "D", "固定搭配", "protect … from … 意为\"保护……免受……\"，防备狐狸。"),
		gap$1([
			"or",
			"and",
			"so",
			"though"
		], "A", "并列连词", "稻谷成形后必须隔开鸭子，\"否则\"它们会吃掉稻谷。"),
		gap$1([
			"stolen",
			"painted",
			"measured",
			"exchanged"
		], "D", "动词辨析", "没有什么是免费的，鸭子的劳动要用人的照料来\"交换\"。")
	])
];
// server/content/english/senior/grammar-fills-b1.ts
var grammarFillsB1 = [
	grammarFill$1("en-b1-gf-001", "en-rj2019-b1-2", 2, prose`
      Last summer my sister and I made a [[1]] (decide) to travel without taking a plane. We took a slow train [[2]] stops
      at forty-three stations between our city and the coast. [[3]] (sit) by the window, we watched the brown hills turn
      green. At noon a farmer got on with two baskets of peaches. They were meant for the market, [[4]] he insisted on
      giving us one each. "I [[5]] (pick) them at five this morning," he said. They were much [[6]] (sweet) than any peach I
      had ever tasted.

      The journey took eleven hours, four times as long [[7]] it takes by the fast train. Some people may think it a waste
      of time. For us, however, the hours passed [[8]] (quick), because there was always somebody to talk [[9]]. Next month
      we [[10]] (take) another slow train, this time to the north. The tickets are already in my drawer.
    `, [
		fill$1("decision", "词性转换", "不定冠词 a 后用名词，decide 的名词是 decision；make a decision 意为\"作出决定\"。"),
		fill$1(["that", "which"], "定语从句", "先行词 a slow train 指物，从句缺主语，用 that 或 which。"),
		fill$1("Sitting", "非谓语动词", "主语 we 与 sit 为主动关系，用现在分词作伴随状语，句首字母大写。"),
		fill$1(["but", "yet"], "并列连词", "桃子本要拿去卖，农夫却坚持送给我们，前后为转折关系。"),
		fill$1("picked", "一般过去时", "at five this morning 是过去的时间点，用一般过去时。"),
		fill$1("sweeter", "形容词比较级", "由 than 和 much 可知用比较级。"),
		fill$1("as", "比较结构", "倍数表达：倍数 + as + 形容词或副词原级 + as。"),
		fill$1("quickly", "词性转换", "修饰动词 passed，用副词 quickly。"),
		fill$1(["to", "with"], "介词", "不定式作定语，talk 为不及物动词，须加介词 to 或 with。"),
		fill$1([
			"are taking",
			"are going to take",
			"will take",
			"will be taking"
		], "现在进行时表将来", "next month 且票已买好，表示已安排的将来动作，常用现在进行时。")
	]),
	grammarFill$1("en-b1-gf-002", "en-rj2019-b1-3", 3, prose`
      Table tennis balls used to be smaller. Until the year 2000, balls 38 millimetres across [[1]] (use) in international
      matches; since then the size [[2]] (be) about 40 millimetres. The change was made for a simple reason. The small ball
      flew so fast [[3]] people watching on television could hardly see it. A larger ball meets more air, so it slows down
      a little and spins [[4]] (little) than before. As a result, players hit it back and forth more times, [[5]] makes the
      game more exciting [[6]] (watch).

      Not everyone was happy at first. Players who depended [[7]] spin had to change their style, and some spent months
      [[8]] (practise). In 2014 came [[9]] second change: plastic balls began to take the place of those made of celluloid,
      a material that catches fire [[10]] (easy).
    `, [
		fill$1("were used", "被动语态", "balls 与 use 为被动关系，until the year 2000 表示过去，用 were used。"),
		fill$1("has been", "现在完成时", "由 since then 可知用现在完成时，主语 the size 为单数。"),
		fill$1("that", "结果状语从句", "so … that … 意为\"如此……以至于……\"。"),
		fill$1("less", "副词比较级", "由 than 可知用比较级，little 的比较级是 less。"),
		fill$1("which", "定语从句", "非限制性定语从句，which 指代前面整句内容并作主语。"),
		fill$1("to watch", "非谓语动词", "主语 + 谓语 + 形容词 + to do，用不定式主动形式表示被动含义。"),
		fill$1(["on", "upon"], "介词", "depend on / upon 意为\"依靠\"。"),
		fill$1(["practising", "practicing"], "非谓语动词", "spend time (in) doing sth 意为\"花时间做某事\"。"),
		fill$1(["a", "the"], "冠词", "\"a + 序数词\"表示\"又一、再一\"，此处指又一次变化。"),
		fill$1("easily", "词性转换", "修饰动词短语 catches fire，用副词 easily。")
	]),
	grammarFill$1("en-b1-gf-003", "en-rj2019-b1-4", 2, prose`
      Haiwan is a fishing town [[1]] stands on the south coast. Every summer it [[2]] (hit) by two or three typhoons. Ten
      years ago a strong one destroyed over two hundred [[3]] (house). Since then the people there [[4]] (work) together to
      make their town safer. Trees [[5]] roots hold the soil have been planted along the shore. The school gym, [[6]] can
      hold a thousand people, was rebuilt to serve as a shelter. In each street there is a volunteer who is responsible
      [[7]] visiting old people living alone. Children learn how [[8]] (pack) an emergency bag with water, a torch and a
      whistle. When the last typhoon came, everybody moved to the shelter [[9]] (calm), and nobody was [[10]] (injure).
    `, [
		fill$1(["that", "which"], "定语从句", "先行词 a fishing town 在从句中作主语，用 that 或 which。"),
		fill$1("is hit", "被动语态", "it（小镇）与 hit 为被动关系，every summer 用一般现在时；hit 的过去分词不变。"),
		fill$1("houses", "名词复数", "two hundred 后接可数名词复数。"),
		fill$1(["have worked", "have been working"], "现在完成时", "since then 与现在完成时或现在完成进行时连用。"),
		fill$1("whose", "定语从句", "空格与 roots 为所属关系，表示\"树的根\"，用 whose。"),
		fill$1("which", "定语从句", "逗号后非限制性定语从句，先行词指物，用 which 作主语。"),
		fill$1("for", "介词", "be responsible for 意为\"对……负责\"。"),
		fill$1("to pack", "非谓语动词", "\"疑问词 + to do\"作 learn 的宾语。"),
		fill$1("calmly", "词性转换", "修饰动词 moved，用副词 calmly。"),
		fill$1("injured", "非谓语动词", "nobody 与 injure 为被动关系，be injured 意为\"受伤\"。")
	]),
	grammarFill$1("en-b1-gf-004", "en-rj2019-b1-5", 3, prose`
      The word for tea tells us how the drink once [[1]] (travel) round the world. Nearly all languages use one of two names
      for it, and both [[2]] (come) from China. In the port of Xiamen people call it te. Dutch traders, who [[3]] (buy) tea
      from merchants of that coast in the seventeenth century, carried the word to Western Europe, [[4]] it became tea in
      English and Tee in German.

      In most other parts of China, [[5]] (include) the north, the word is cha. It went overland along the old trade routes
      and gave rise [[6]] chai in Hindi, Russian and many other [[7]] (language). Portuguese is an interesting [[8]]
      (except): its traders used the port of Macao, so the Portuguese drink chá.

      Next time you are offered a cup, listen [[9]] (careful). If it sounds like te, the word probably came by sea; [[10]] it
      sounds like cha, it probably came by land.
    `, [
		fill$1(["travelled", "traveled"], "一般过去时", "由 once 可知为过去的动作，用一般过去时；英式双写 l。"),
		fill$1("come", "主谓一致", "both（两个名称）作主语，叙述事实用一般现在时复数形式。"),
		fill$1("bought", "一般过去时", "in the seventeenth century 为过去时间，buy 的过去式是 bought。"),
		fill$1("where", "定语从句", "先行词 Western Europe 在从句中作地点状语，用关系副词 where。"),
		fill$1("including", "介词", "including 为介词，意为\"包括\"。"),
		fill$1("to", "固定搭配", "give rise to 意为\"引起、产生\"。"),
		fill$1("languages", "名词复数", "many other 后接可数名词复数。"),
		fill$1("exception", "词性转换", "形容词 interesting 修饰名词，except 的名词是 exception。"),
		fill$1("carefully", "词性转换", "修饰动词 listen，用副词 carefully。"),
		fill$1(["if", "when"], "条件状语从句", "与前一句 If it sounds like te 并列，引导条件状语从句。")
	])
];
// server/content/english/senior/grammar-fills-later.ts
var grammarFillsLater = [
	grammarFill$1("en-b2-gf-001", "en-rj2019-b2-1", 2, prose`
      Old books do not live for ever. Paper turns yellow, insects make holes in it, and [[1]] (care) hands tear it. In a
      quiet room of our city library, four people spend their days [[2]] (bring) such books back to life.

      Zhou Lan is one of them. It [[3]] (take) her nearly six months to repair the book that lies on her desk today. First,
      its pages were separated and washed in warm water. Then each hole was covered with thin paper [[4]] (make) by hand,
      whose colour matches [[5]] of the old page. Patience is the [[6]] (hard) part of all: on some days she finishes only
      one page. Visitors are often surprised [[7]] (learn) that she uses nothing but paste, a brush and paper. "If I do my
      job well," she says [[8]] a smile, "nobody will notice it." She also follows an important rule: every repair must be
      done in such a way [[9]] people in the future can undo it.
    `, [
		fill$1("careless", "词性转换", "由 tear it 可知指粗心的手，care 的否定意义形容词是 careless。"),
		fill$1("bringing", "非谓语动词", "spend time (in) doing sth，bring … back to life 意为\"使……重获生命\"。"),
		fill$1(["took", "has taken"], "动词时态", "It takes sb some time to do sth 句型；由下文 were separated 可知动作在过去，用一般过去时。"),
		fill$1("made", "过去分词作定语", "paper 与 make 为被动关系，用过去分词作后置定语。"),
		fill$1("that", "代词", "用 that 代替前文的单数名词 the colour，避免重复。"),
		fill$1("hardest", "形容词最高级", "由 of all 可知用最高级。"),
		fill$1("to learn", "非谓语动词", "be surprised to do sth 意为\"惊讶地做某事\"。"),
		fill$1("with", "介词", "with a smile 意为\"面带微笑\"。"),
		fill$1("that", "结果状语从句", "in such a way that … 意为\"以这样的方式以至于……\"。")
	]),
	grammarFill$1("en-b2-gf-002", "en-rj2019-b2-4", 2, prose`
      Crossing a river in Hebei Province, the Zhaozhou Bridge is one of the [[1]] (old) stone bridges in the world that are
      still standing. It [[2]] (design) by Li Chun and was completed around the year 605. At that time many stone bridges
      had several half-round arches, [[3]] made them high and steep. Li Chun chose [[4]] single flat arch with a span of
      about 37 metres instead, so that carts could cross [[5]] (easy). He also left two small open arches at each end. They
      not only saved stone [[6]] also let flood water pass through.

      Since its completion the bridge [[7]] (survive) many floods and a number of earthquakes, and it has become a symbol
      [[8]] the skill of ancient builders. Today it is closed to traffic, but visitors come from far and wide [[9]] (admire)
      its shape. [[10]] (stand) beside it, they find it hard to believe that it is more than 1,400 years old.
    `, [
		fill$1("oldest", "形容词最高级", "\"one of the + 最高级 + 名词复数\"意为\"最……之一\"。"),
		fill$1("was designed", "被动语态", "It（桥）与 design 为被动关系，叙述过去的事，用一般过去时的被动语态。"),
		fill$1("which", "定语从句", "非限制性定语从句，which 指代前面的内容并作主语。"),
		fill$1("a", "冠词", "arch 为可数名词单数，泛指用不定冠词 a。"),
		fill$1(["easily", "more easily"], "词性转换", "修饰动词 cross，用副词 easily。"),
		fill$1("but", "并列连词", "not only … but also … 意为\"不仅……而且……\"。"),
		fill$1("has survived", "现在完成时", "由 since its completion 可知用现在完成时，主语为单数。"),
		fill$1("of", "介词", "a symbol of 意为\"……的象征\"。"),
		fill$1("to admire", "非谓语动词", "不定式作目的状语，表示游客前来的目的。"),
		fill$1("Standing", "非谓语动词", "主语 they 与 stand 为主动关系，用现在分词作状语，句首大写。")
	]),
	grammarFill$1("en-b3-gf-001", "en-rj2019-b3-1", 1, prose`
      On the evening before the Mid-Autumn Festival, the people in our lane hold a dinner [[1]] has no host. Each family
      [[2]] (carry) a table out of the door, and the tables are placed end to end until they form one long line. Everybody
      brings a dish they [[3]] (cook) at home. There are only two [[4]] (rule): you must sit beside someone you do not
      know well, and you must ask for the story of the dish in front of you.

      Last year I sat next to Mr Bai, an old man who [[5]] (move) to our lane only a month before. His dish was plain tofu,
      and at first nobody seemed [[6]] (interest) in it. When I asked about it, he told me that his wife used to make it
      [[7]] (she). Soon the whole table had stopped talking [[8]] (listen). This year he will come again, and so will the
      tofu. The moon is always beautiful at this time of year, [[9]] what I look forward to most is [[10]] (hear) the
      stories.
    `, [
		fill$1(["that", "which"], "定语从句", "先行词 a dinner 指物，从句缺主语，用 that 或 which。"),
		fill$1("carries", "主谓一致", "each family 作主语，谓语用第三人称单数。"),
		fill$1([
			"have cooked",
			"cooked",
			"cook"
		], "动词时态", "菜是带来之前做好的，用现在完成时最恰当，也可用一般时态。"),
		fill$1("rules", "名词复数", "two 后接可数名词复数。"),
		fill$1("had moved", "过去完成时", "\"a month before\"以过去为基准，搬来发生在过去的过去，用过去完成时。"),
		fill$1("interested", "形容词", "be / seem interested in 意为\"对……感兴趣\"，修饰人用 -ed 形容词。"),
		fill$1("herself", "代词", "make it herself 意为\"亲自做\"，用反身代词作同位语。"),
		fill$1("to listen", "非谓语动词", "stop to do sth 意为\"停下来去做某事\"，此处指停止交谈来倾听。"),
		fill$1(["but", "yet"], "并列连词", "前后为转折关系：月亮虽美，但最期待的是故事。"),
		fill$1(["hearing", "to hear"], "非谓语动词", "is 后作表语，用动名词表示抽象的动作，也可用不定式。")
	]),
	grammarFill$1("en-x1-gf-001", "en-rj2019-x1-3", 2, prose`
      High on the plateau of Qinghai lies Sanjiangyuan National Park, [[1]] name means "the source of three rivers". The
      Yangtze, the Yellow River and the Lancang River all begin here. In October 2021 it [[2]] (list) among the first five
      national parks of China.

      [[3]] (protect) such a huge area is not the work of a few rangers. Thousands of local families [[4]] (give) jobs in
      the park, usually one ranger from each family. Once they only looked after their yaks; now they also collect rubbish,
      record the [[5]] (move) of wild animals and check the cameras [[6]] (hide) among the rocks. Thanks [[7]] their efforts,
      the snow leopard, a shy animal that few people have ever seen, appears in the pictures more [[8]] (frequent) than
      before.

      Visitors must keep to the roads and take everything away with them. It is a place [[9]] nature comes first, and most
      people who go there find that they do not mind [[10]] (be) second.
    `, [
		fill$1("whose", "定语从句", "空格与 name 为所属关系，用 whose 引导非限制性定语从句。"),
		fill$1("was listed", "被动语态", "it 与 list 为被动关系，In October 2021 为过去时间，用 was listed。"),
		fill$1(["Protecting", "To protect"], "动名词作主语", "句子谓语为 is，缺主语，用动名词（或不定式）作主语，句首大写。"),
		fill$1([
			"have been given",
			"are given",
			"were given"
		], "被动语态", "families 与 give 为被动关系；强调到现在的结果，用现在完成时的被动语态最恰当。"),
		fill$1(["movements", "movement"], "词性转换", "the … of 结构中用名词，move 的名词是 movement。"),
		fill$1("hidden", "过去分词作定语", "cameras 与 hide 为被动关系，用过去分词作后置定语。"),
		fill$1("to", "固定搭配", "thanks to 意为\"多亏、由于\"。"),
		fill$1("frequently", "词性转换", "修饰动词 appears，用副词，more frequently 为比较级。"),
		fill$1("where", "定语从句", "先行词 a place 在从句中作地点状语，用 where。"),
		fill$1("being", "动名词作宾语", "mind doing sth 意为\"介意做某事\"。")
	])
];
// server/content/english/senior/readings-b1-school-life.ts
var readingsB1SchoolLife = [
	reading$1("en-b1-rd-001", "en-rj2019-b1-0", 1, prose`
      On my first day at senior high, I ate lunch alone on the stairs behind the gym. I was a thin boy from a small
      island town, and everyone else seemed to have arrived with friends. My accent made two boys laugh during roll call, so I
      decided to say as little as possible.

      On Wednesday our biology teacher, Ms Fang, asked who could tell a male crab from a female one. Nobody moved. I
      knew the answer, of course. I had spent every summer on my uncle's boat. My hand went up before I could stop it.
      I walked to the front, turned the crab over and showed the class the shape on its belly: narrow for a male, wide
      for a female. Then I told them how we always throw the mothers back into the sea.

      The room was quiet, and then the questions came. Had I ever been caught in a storm? Could crabs really grow new
      legs? The loudest questions came from the two boys in the back row. At noon they followed me out. "Sorry about
      Monday," one of them said. "Will you show us how to hold one without getting hurt?"

      By Friday, our table in the dining hall had to be pulled together with the next one. I still had my accent. The
      difference was that I had stopped hiding it. The thing I had feared would keep me apart had turned out to be my
      way in.
    `, [
		ask("Why did the writer decide to speak little at first?", [
			"Lunch breaks were short.",
			"Some classmates laughed at his accent.",
			"The teacher was too strict.",
			"He wanted to leave the school."
		], "B", "细节理解", "第一段提到口音引来两个男生的笑声，so 之后说明他因此决定少说话。"),
		ask("How did the writer know the answer to Ms Fang's question?", [
			"He had read about it online.",
			"The two boys told him.",
			"Ms Fang had explained it before.",
			"He had spent his summers on a fishing boat."
		], "D", "推理判断", "由 I had spent every summer on my uncle's boat 及放回母蟹的描述可知，知识来自渔船上的生活经验。"),
		ask("What did the two boys do after the lesson?", [
			"They said sorry and asked to learn.",
			"They asked him to change his accent.",
			"They complained to Ms Fang.",
			"They invited him to go fishing."
		], "A", "细节理解", "第三段末尾，男生说 Sorry about Monday，并请作者教他们怎样拿螃蟹。"),
		ask("What lesson does the story mainly teach?", [
			"Science is best learnt at sea.",
			"New students should speak first.",
			"What makes us different can help us connect.",
			"Good friends never make mistakes."
		], "C", "主旨大意", "最后一句点题：曾担心会使自己被孤立的东西，反而成了融入集体的途径。")
	]),
	reading$1("en-b1-rd-002", "en-rj2019-b1-1", 2, prose`
      Every second Saturday, the physics lab of Hillside Senior High fills with broken things. There are lamps that will
      not light, radios that only whistle, and once, a talking clock that told the wrong time in three languages. This is
      the Repair Corner, a club run by nineteen students and one retired electrician, Mr Gao.

      The rules are simple. People from the neighbourhood may bring one item each. They do not drop it off and leave.
      Instead, they sit down beside a student and watch, or better still, hold the screwdriver. "If we only handed back
      a working lamp, they would be customers," says Chen Yue, who started the club last year. "When they mend it with
      us, they become repairers."

      Not everything can be saved. Of the 312 items brought in last year, the club mended 197. The rest were taken apart
      for usable pieces, and each failure was written up in a notebook, with a drawing and a guess at the cause. New
      members read the notebook before they are allowed to touch a tool. "It is our most valuable textbook," says Mr Gao.

      The club has changed its members too. Chen used to replace her earphones whenever a wire came loose. Now she keeps
      a small toolbox under her bed. "I look at a thing and see parts that somebody designed," she says. "It is hard to
      throw that away."
    `, [
		ask("What is special about the Repair Corner?", [
			"Owners take part in the work.",
			"Repairs are done by experts only.",
			"It sells second-hand lamps.",
			"It is open every day."
		], "A", "细节理解", "第二段说明居民不是放下物品就走，而是和学生坐在一起、亲自动手。"),
		ask("What does Chen Yue mean by saying 'they would be customers'?", [
			"They would pay more money.",
			"They would be pleased with the club.",
			"They would only receive a service.",
			"They would buy new lamps."
		], "C", "推理判断", "与 they become repairers 相对照，customers 指只是接受服务而没有学会修理。"),
		ask("What can we learn about the notebook?", [
			"It lists the prices of repairs.",
			"It records what went wrong and why.",
			"It was written by Mr Gao at home.",
			"It is a gift for the neighbours."
		], "B", "细节理解", "第三段：each failure was written up … with a drawing and a guess at the cause。"),
		ask("How has Chen Yue changed?", [
			"She has given up using earphones.",
			"She plans to become a physics teacher.",
			"She buys better products than before.",
			"She values things more and mends them."
		], "D", "推理判断", "最后一段她从直接换新耳机变为自备工具箱、舍不得扔东西，可见她更珍惜物品。")
	]),
	reading$1("en-b1-rd-003", "en-rj2019-b1-2", 1, prose`
      **One-day trips from Lakeside Station this autumn**

      **Tea Hill Walk.** Take the 7:20 slow train to Tea Hill (50 minutes). Climb 800 stone steps to the tea fields, pick
      leaves with a farmer and learn to dry them in a hot pan. You carry home what you make. 120 yuan, including lunch.
      Not suitable for children under six. Saturdays only.

      **Bridge Town by Boat.** After a half-hour bus ride you board a wooden boat and pass under fourteen old bridges.
      Your guide, a retired boatman, tells a story about each one. The boat has a roof, so the trip runs rain or shine.
      90 yuan; students pay half price with a student card. Tuesday to Sunday.

      **Night Sky Camp.** Leave at 4 p.m. and come back at midnight. On the dark side of Mount Lan you cook dinner over a
      fire and look at the Moon and the planets through a telescope. Bring a warm coat. If the sky is cloudy, the trip is put
      off and you may choose another date or have your money back. 150 yuan. Fridays only.

      **Clay and Fire.** Spend the day in a pottery village where kilns have burned for centuries. Make one cup and one
      bowl; they will be sent to your home three weeks later. 200 yuan, lunch and postage included. Every day except
      Monday.

      Book at the station desk or on our website at least two days before you travel.
    `, [
		ask("How much does a student with a student card pay for Bridge Town by Boat?", [
			"30 yuan.",
			"90 yuan.",
			"45 yuan.",
			"60 yuan."
		], "C", "细节理解", "票价 90 元，学生凭学生证半价，即 45 元。"),
		ask("Which trip depends on the weather?", [
			"Tea Hill Walk.",
			"Night Sky Camp.",
			"Bridge Town by Boat.",
			"Clay and Fire."
		], "B", "细节理解", "Night Sky Camp 中说明如果天空多云，活动将推迟或退款。"),
		ask("What do Tea Hill Walk and Clay and Fire have in common?", [
			"Both start by train.",
			"Both run every Monday.",
			"Both cost under 150 yuan.",
			"Both let you keep what you make."
		], "D", "推理判断", "前者可把自制的茶带回家，后者的杯碗会寄到家，两者都能得到自己做的东西。")
	])
];
// server/content/english/senior/readings-b1-sports-to-languages.ts
var readingsB1SportsToLanguages = [
	reading$1("en-b1-rd-004", "en-rj2019-b1-3", 2, prose`
      Ask a keen young runner what makes the body stronger, and the answer will probably be "training". That is only
      half true. Hard exercise actually does a little damage: it uses up stored energy and causes tiny tears in the
      muscles. It is during the hours and days afterwards that the body repairs these tears and builds the muscle back
      slightly stronger than before. In other words, exercise gives the order, but rest does the building.

      When rest is too short, the next hard session begins before the work is finished. The first signs are easy to
      miss. A runner may feel heavy on the stairs, sleep badly or lose interest in a sport she used to love. Her times
      stop improving, so she decides to train even harder, and the problem grows. Coaches call this overtraining, and
      recovering from it may take weeks or even months.

      Good rest does not always mean lying on the sofa. On easy days, many athletes swim slowly, walk or stretch. Such
      gentle movement keeps the blood flowing without adding new damage. Sleep matters even more. Teenagers are
      generally advised to sleep eight to ten hours a night, yet those who train before dawn and study late often get
      far less.

      So how should you plan your week? A simple rule is never to place two hard days side by side. Keep a short diary
      of your training, your sleep and your mood. If the numbers and the smiles go down together, take a day off.
    `, [
		ask("What does the writer mean by 'rest does the building'?", [
			"Muscles grow stronger while recovering.",
			"Sports halls need to be rebuilt.",
			"Rest is easier than exercise.",
			"Training has no effect on muscles."
		], "A", "推理判断", "前文说明身体在锻炼之后的休息时间里修复肌肉并使其变强。"),
		ask("According to paragraph 2, what mistake might a tired runner make?", [
			"Sleeping too much.",
			"Changing to another sport.",
			"Training harder.",
			"Asking a coach for help."
		], "C", "细节理解", "第二段：成绩停滞时 she decides to train even harder，问题因此加重。"),
		ask("Which is an example of good rest mentioned in the text?", [
			"Lying on a sofa all day.",
			"A slow swim.",
			"A race before dawn.",
			"Studying late."
		], "B", "细节理解", "第三段：On easy days, many athletes swim slowly, walk or stretch."),
		ask("What does 'the numbers and the smiles' in the last paragraph refer to?", [
			"Prices and customers.",
			"Coaches and teammates.",
			"Prizes and friends.",
			"Results and mood."
		], "D", "词义猜测", "前一句建议记录训练、睡眠和情绪，numbers 指训练等数据，smiles 指情绪。")
	]),
	reading$1("en-b1-rd-005", "en-rj2019-b1-3", 2, prose`
      The rope is sixty centimetres long. At one end is Wu Tao, who lost his sight at twelve. At the other end is me, his
      guide. When we run, our arms swing together and the rope hangs loose between us. If it pulls tight, one of us has
      made a mistake, and it is usually me.

      I joined the guide runners because I needed volunteer hours. I thought I would be helping someone. On our first
      morning I talked all the time: "Left turn in ten metres. A puddle. A lady with a dog." After two laps Wu Tao
      laughed. "You are describing a film," he said. "I only need the parts that can trip me up." So I learned to say
      "step up" one breath before the step, and to leave out the rest.

      In April we entered a ten-kilometre race. At seven kilometres my legs began to fail. I was ashamed to say so, but
      the rope told him; it had started to shake. Without a word he slowed down. Then he did something strange. He began
      to describe the race to me: the drum on the bridge, the smell of noodles, the cheering that grew louder on our
      right. "The crowd is thicker," he said. "That means the last corner is near." I had been staring at my shoes and
      had noticed none of it.

      We crossed the line in sixty-one minutes. A reporter asked Wu Tao how it felt to be guided. "Ask him," he said, and
      lifted the rope.
    `, [
		ask("Why did the writer become a guide runner?", [
			"To win a race.",
			"To make a film.",
			"To earn some money.",
			"To collect volunteer hours."
		], "D", "细节理解", "第二段首句：I joined the guide runners because I needed volunteer hours."),
		ask("What did Wu Tao want the writer to do on their first morning?", [
			"Speak more loudly.",
			"Give only useful warnings.",
			"Hold the rope more tightly.",
			"Tell more stories."
		], "B", "推理判断", "I only need the parts that can trip me up 说明他只需要与安全有关的提示。"),
		ask("How did Wu Tao know that the writer was tired?", [
			"He felt the rope shaking.",
			"He saw him slow down.",
			"A reporter told him.",
			"The writer asked him for help."
		], "A", "细节理解", "第三段：the rope told him; it had started to shake。"),
		ask("What does Wu Tao suggest by saying 'Ask him'?", [
			"He disliked the reporter.",
			"He was too tired to speak.",
			"He had guided the writer too.",
			"He could not hear the question."
		], "C", "推理判断", "比赛后程是吴涛用描述带着作者跑，因此他暗示自己也引导了作者。")
	]),
	reading$1("en-b1-rd-006", "en-rj2019-b1-4", 3, prose`
      Nobody can yet say on which day an earthquake will strike. What scientists can do is give people a few precious
      seconds of warning after it has begun. The trick lies in a race between two kinds of waves.

      When rocks break deep underground, they send out P waves and S waves at the same moment. P waves travel faster, at
      roughly six kilometres a second near the surface, but they are weak and are often felt only as a light knock. S
      waves follow at a little over half that speed, and they do most of the shaking. Radio and Internet signals, of
      course, are far faster than both. If an instrument near the centre feels the P wave and sends a message at once,
      the message can reach a distant city before the S waves arrive.

      How long the warning lasts depends on distance. A town sixty kilometres away may get around ten seconds. A town
      right above the centre gets nothing, because both waves arrive almost together. Engineers call this area the blind
      zone.

      Ten seconds sounds like very little, yet it is enough to crawl under a strong desk, turn off a cooker or stop a
      lift at the nearest floor. High-speed trains can begin to brake without waiting for a human hand. But technology is
      only half of the system. In a school that has never held a drill, students may spend those seconds asking one
      another what the noise is. In a school that has, they are already under their desks.
    `, [
		ask("What makes the warning possible?", [
			"Scientists know the day of an earthquake.",
			"Messages travel faster than harmful waves.",
			"P waves do most of the shaking.",
			"Trains can feel earthquakes."
		], "B", "细节理解", "第二段：电信号比两种波都快，可以在破坏性强的 S 波到达之前传到远处。"),
		ask("What is the 'blind zone'?", [
			"A place without Internet signals.",
			"A town sixty kilometres away.",
			"A school that holds no drills.",
			"An area too near the centre to be warned."
		], "D", "词义猜测", "第三段：正处于震中上方的地方两种波几乎同时到达，得不到预警，即盲区。"),
		ask("Why does the writer compare two schools?", [
			"To show that practice is necessary.",
			"To explain how waves travel.",
			"To praise a new kind of desk.",
			"To prove that alarms are too loud."
		], "A", "推理判断", "前句说技术只是系统的一半，通过有无演练的对比说明平时演练的重要。"),
		ask("Which is the best title for the text?", [
			"How Rocks Break",
			"The Day an Earthquake Comes",
			"Seconds That Save Lives",
			"Why Schools Need Desks"
		], "C", "主旨大意", "全文介绍地震预警如何赢得宝贵的几秒以及如何利用它们，C 项概括最全面。")
	]),
	reading$1("en-b1-rd-007", "en-rj2019-b1-5", 2, prose`
      La Gomera, one of Spain's Canary Islands, is small but hard to cross. Deep valleys cut through it from the mountains
      to the sea, and a neighbour who lives a few hundred metres away may be an hour's walk from your door. Long before
      telephones, the islanders found an answer: they whistled.

      Silbo Gomero, as it is called, is not a secret code with one signal for "danger" and another for "dinner". It is
      Spanish, turned into whistles. The speaker uses two fingers and the tongue to change how high the sound is and how
      it starts and stops. Two whistled sounds stand for the vowels and four for the consonants, so different words may
      sound alike, and listeners depend on the topic to work out which one is meant. In good weather a skilled whistler
      can be heard several kilometres away.

      When roads and phones came to the island in the twentieth century, there seemed little reason to whistle. Many
      young people left, and by the 1980s mostly older people still used Silbo. The islanders then took an unusual step.
      Since 1999 it has been taught in the island's schools, and in 2009 UNESCO placed it on its list of the world's
      cultural heritage.

      Today thousands of islanders understand it. Few of them truly need it. But a phone sounds the same
      in every corner of the world, while a whistled sentence could only have come from here.
    `, [
		ask("Why did the islanders begin to whistle?", [
			"They wanted to keep secrets.",
			"They could not speak Spanish.",
			"The land made it hard to visit one another.",
			"UNESCO asked them to."
		], "C", "细节理解", "第一段：深谷阻隔，邻居看似很近却要走一小时，人们因此用口哨交流。"),
		ask("What do we know about Silbo Gomero?", [
			"It is a whistled form of Spanish.",
			"Each whistle stands for one whole word.",
			"It has more vowels than Spanish.",
			"It can be understood without any context."
		], "A", "细节理解", "第二段：It is Spanish, turned into whistles. 且听者要靠话题判断意思。"),
		ask("What was the 'unusual step'?", [
			"Building more roads.",
			"Selling phones to old people.",
			"Moving to the cities.",
			"Teaching Silbo at school."
		], "D", "细节理解", "第三段紧接着说明 Since 1999 it has been taught in the island's schools。"),
		ask("What does the writer suggest about Silbo in the last paragraph?", [
			"It is more useful than a phone.",
			"It shows the island's own identity.",
			"It is too difficult to learn.",
			"It should be taught everywhere."
		], "B", "推理判断", "could only have come from here 说明它是这座岛独有的文化标志。")
	])
];
// server/content/english/senior/readings-b2.ts
var readingsB2 = [reading$1("en-b2-rd-001", "en-rj2019-b2-2", 2, prose`
      A busy road does more than make noise. For a bear, a deer or a frog, it can be a wall. Animals that dare not cross
      are cut off from food and from one another; those that do cross may be killed, and a large animal on the road can
      kill drivers as well.

      In Banff National Park in Canada, where the Trans-Canada Highway runs through the mountains, engineers began in the
      1980s to try a simple idea: keep the animals off the road, but give them another way across. They put up tall fences
      on both sides and built tunnels under the highway, and later wide bridges over it. The bridges are covered with soil,
      grass and young trees, so that from above they look like a strip of forest laid across the traffic.

      At first, cameras showed few visitors. Animals, it turned out, need time to trust a new path. Some learned within
      months, while shy ones such as grizzly bears took several years. Tastes differed too. Grizzlies, wolves and elk
      preferred the open bridges; black bears and cougars were happier in narrow, dark tunnels. Offering only one kind of
      crossing would have left some of them behind.

      The results are hard to argue with. Along the fenced part of the road, accidents with wildlife have fallen by more
      than eighty per cent. Similar crossings now exist in many countries. Each one is expensive, but so is every accident
      that never has to happen.
    `, [
	ask("What problem is described in paragraph 1?", [
		"Roads separate and kill animals.",
		"Drivers make too much noise.",
		"Frogs are disappearing from rivers.",
		"Animals eat the plants beside roads."
	], "A", "段落大意", "第一段说明道路像一堵墙，使动物被隔离或被撞死，也危及司机。"),
	ask("Why were trees and grass planted on the bridges?", [
		"To provide wood.",
		"To keep drivers awake.",
		"To make them look like part of the forest.",
		"To hold the fences in place."
	], "C", "推理判断", "由 they look like a strip of forest 可知种植草木是为了让动物觉得像森林的一部分。"),
	ask("Why is more than one kind of crossing needed?", [
		"The bridges are too expensive.",
		"Different animals have different preferences.",
		"Cameras do not work in tunnels.",
		"Young animals cannot climb."
	], "B", "细节理解", "第三段：Tastes differed too. 不同动物偏好不同通道，只建一种会使一些动物被排除在外。"),
	ask("What is the writer's attitude to wildlife crossings?", [
		"Doubtful.",
		"Uninterested.",
		"Worried.",
		"Supportive."
	], "D", "观点态度", "最后一段用数据说明效果显著，并指出花费值得，态度是支持的。")
]), reading$1("en-b2-rd-002", "en-rj2019-b2-3", 2, prose`
      "Nobody is taking your phones away," our history teacher said. "I only want you to tell me when you pick them up."
      She handed each of us a card with five boxes, one for each school day. Every time we reached for a phone, we were to make
      a mark and write one word for the reason.

      I guessed I would make about twenty marks a day. By Monday night there were eighty-three. The words were even more
      surprising than the number. "Message" appeared nine times and "homework" six. The most common word, by far, was
      "nothing".

      On Wednesday the card began to change me. I would feel my hand move, remember the pen, and ask myself what I wanted.
      Often there was no answer, so the hand came back. At the bus stop I found myself watching an old man teach a small
      girl to tie her shoes. I do not think I had looked up at that bus stop for a year.

      In class on Friday we put all the cards on the wall. Our teacher did not tell us who had the fewest marks. Instead
      she asked us to cover every line that had been worth it. We covered calls to grandparents, maps, songs, and a video
      about volcanoes that three of us had loved. What was left looked like rain. "That," she said, "is the part that
      belongs to somebody else. You may want to ask for it back."

      I still use my phone every day. But the pen is still in my pocket.
    `, [
	ask("What did the teacher ask the students to do?", [
		"Hand in their phones.",
		"Stop using the Internet for a week.",
		"Write a history report online.",
		"Record each time they picked up a phone."
	], "D", "细节理解", "第一段：每次拿起手机都要做一个记号并写下原因。"),
	ask("What surprised the writer most about Monday's result?", [
		"Most pick-ups had no purpose.",
		"The number was lower than expected.",
		"Homework took most of the time.",
		"Few classmates sent messages."
	], "A", "推理判断", "第二段说原因比数量更令人吃惊，而出现最多的词是 nothing，即没有目的。"),
	ask("What does the scene at the bus stop show?", [
		"The bus was often late.",
		"The writer missed old friends.",
		"The writer began to notice real life.",
		"Children should learn from the old."
	], "C", "推理判断", "作者一年没有在车站抬头看过，说明他开始留意身边真实的生活。"),
	ask("What does 'the part that belongs to somebody else' refer to?", [
		"Phones lost by students.",
		"Time spent on the phone for no good reason.",
		"Videos made by other people.",
		"Cards that were left on the wall."
	], "B", "词义猜测", "遮住\"值得\"的部分之后，剩下的是无意义地花在手机上的时间。")
])];
// server/content/english/senior/readings-b3-x1.ts
var readingsB3X1 = [
	reading$1("en-b3-rd-001", "en-rj2019-b3-4", 2, prose`
      On the International Space Station there is no up or down, and that makes going to bed a puzzle. An astronaut cannot
      lie on a mattress, because nothing holds the body there. Instead, each crew member slips into a sleeping bag that is
      tied to the wall of a cabin about the size of a telephone box. Without the bag, a sleeper would drift around and bump
      into equipment. Some astronauts like the feeling of floating. Others miss the weight of a blanket so much that they
      fasten a strap across the body.

      Air is a hidden danger. On the Earth, warm breath rises and fresh air takes its place. In orbit it does not. If the
      air were still, the carbon dioxide that a sleeper breathes out could gather around the head, and he or she might
      wake up short of oxygen. For this reason every cabin has a fan that keeps the air moving all night.

      Then there is the light. The station circles the Earth in about ninety minutes, so the sun rises and sets some
      sixteen times a day. The crew therefore ignore the window and follow a clock, the same one used in London in winter.
      Eye masks are common, and so are ear plugs, since the fans and pumps never stop.

      In spite of all this, astronauts are given eight and a half hours for sleep, though many sleep about six. Doctors
      study their rest with great interest. What they learn helps not only future travellers to Mars but also nurses,
      pilots and others who must sleep at odd hours.
    `, [
		ask("Why do astronauts sleep in bags tied to the wall?", [
			"To keep warm at night.",
			"To keep from floating about.",
			"To save money.",
			"To see the Earth clearly."
		], "B", "细节理解", "第一段：Without the bag, a sleeper would drift around and bump into equipment."),
		ask("What is the fan in the cabin for?", [
			"Cooling the computers.",
			"Covering up noise.",
			"Drying clothes.",
			"Keeping the air around the sleeper fresh."
		], "D", "细节理解", "第二段说明风扇使空气流动，避免二氧化碳聚集在睡眠者头部周围。"),
		ask("How do the astronauts know when to sleep?", [
			"They follow a clock.",
			"They wait for the sun to set.",
			"They ask doctors on the Earth.",
			"They look out of the window."
		], "A", "细节理解", "第三段：The crew therefore ignore the window and follow a clock."),
		ask("What is the last paragraph mainly about?", [
			"Why astronauts are always tired.",
			"How to travel to Mars safely.",
			"How astronauts sleep and why it is studied.",
			"What nurses do in space."
		], "C", "段落大意", "最后一段说明宇航员的睡眠时长，以及对其睡眠的研究对多种人群的意义。")
	]),
	reading$1("en-b3-rd-002", "en-rj2019-b3-5", 2, prose`
      When my grandmother turned seventy, she gave each of her four grandchildren a red envelope with three hundred yuan
      and a question inside. The question was the same for all of us: "What will this become?" We had one year to answer.

      My brother bought running shoes. My cousin Mei put hers in the bank and, at the end of the year, proudly reported
      that it had become three hundred and five. Little Jun spent his on sweets in a fortnight and answered honestly, "A
      toothache."

      I bought seeds and twelve large pots. The roof of our building had been empty for years, and I had read that
      tomatoes like sun. I imagined selling baskets of them. In June a storm broke half the pots. In July insects ate most
      of what was left. Old Mr Shen from the fifth floor, who rarely spoke to anyone, came up and showed me how to keep the
      insects away with garlic water. Then other neighbours came with spare pots, old chairs and advice. By September we
      had tomatoes, but nobody would let me sell them. We ate them together on the roof at a long table made of doors.

      On the day of answers I felt ashamed. "Mine became nothing," I said. "I have no money left, and I did not earn any."
      Grandmother asked me who was looking after the roof now. I began to count the names on my fingers, and ran out of
      fingers.

      "That," she said, "is the best bargain any of you has made."
    `, [
		ask("What did Grandmother want the children to think about?", [
			"How old she was.",
			"How to save every coin.",
			"How much she loved them.",
			"What money can be turned into."
		], "D", "推理判断", "红包里的问题是 What will this become? 她希望孩子们思考钱能变成什么。"),
		ask("What does Jun's answer suggest?", [
			"He ate too many sweets.",
			"He did not like the gift.",
			"He gave his money to a dentist.",
			"He wanted to study medicine."
		], "A", "推理判断", "他两周内把钱都花在糖果上，结果是牙疼，说明吃糖太多。"),
		ask("What was Mr Shen like before he helped the writer?", [
			"He was a farmer.",
			"He was busy and rich.",
			"He kept to himself.",
			"He was fond of giving advice."
		], "C", "细节理解", "文中说他 rarely spoke to anyone，即独来独往、不爱与人交往。"),
		ask("Why did Grandmother call it 'the best bargain'?", [
			"The tomatoes were sold at a good price.",
			"The money brought the neighbours together.",
			"The pots were very cheap.",
			"The writer won a prize."
		], "B", "推理判断", "照管屋顶的邻居多得数不过来，可见这笔钱换来了邻里间的联系。")
	]),
	reading$1("en-x1-rd-001", "en-rj2019-x1-1", 3, prose`
      In the eighteenth century, many people in China still believed that an eclipse of the moon was a sign of anger from
      heaven. A young woman named Wang Zhenyi decided to show that it was nothing of the kind. She hung a lamp from the
      ceiling to play the sun, used a round table as the Earth and held up a mirror for the moon. By moving the three about,
      she could see how the moon grows dark when it passes through the shadow of the Earth. She then set down her
      explanation in writing.

      Wang was born in 1768 into a family of scholars. Her grandfather, who owned a large library, taught her astronomy,
      and her father taught her medicine. As a girl she travelled widely with her family and learned to ride and to shoot
      arrows. Schools of her time were closed to women, so she studied by herself. The mathematics books of the day were
      hard to follow. "There were times when I had to put down my pen and sigh," she admitted, but she did not stop.
      Having struggled through these books, she rewrote parts of them in plainer language so that beginners would suffer
      less than she had.

      She was also a poet, and in her lines she asked why learning should belong to men alone. Wang died before she was
      thirty, and much of what she wrote has been lost. Her name, however, can now be found in a place that would surely
      have pleased her: in 1994 a crater on the planet Venus was named after her.
    `, [
		ask("What did Wang Zhenyi want to prove with the lamp, table and mirror?", [
			"The Earth is larger than the sun.",
			"Mirrors can produce light.",
			"An eclipse of the moon has a natural cause.",
			"Heaven is angry with people."
		], "C", "细节理解", "第一段：她要证明月食不是上天发怒，而是月球经过地球影子所致。"),
		ask("How did Wang Zhenyi get her education?", [
			"From her family and by teaching herself.",
			"At a school for girls.",
			"From foreign scientists.",
			"By working as a doctor."
		], "A", "细节理解", "第二段：祖父教她天文，父亲教她医学，此外 she studied by herself。"),
		ask("Why did she rewrite mathematics books?", [
			"To make money for her family.",
			"To replace lost copies.",
			"To show her skill as a poet.",
			"To help beginners understand them."
		], "D", "细节理解", "第二段末：她用更浅显的语言改写，so that beginners would suffer less。"),
		ask("Which words best describe Wang Zhenyi?", [
			"Quiet and careful.",
			"Curious and determined.",
			"Proud and hot-tempered.",
			"Humorous and generous."
		], "B", "推理判断", "动手实验、自学不辍、改写难书，都体现出她的求知欲和坚持。"),
		ask("What do we learn from the last paragraph?", [
			"All her works have survived.",
			"She lived to a great age.",
			"She gave a planet its name.",
			"She is still remembered today."
		], "D", "推理判断", "1994 年金星上的一座环形山以她命名，说明今天她仍被人们铭记。")
	]),
	reading$1("en-x1-rd-002", "en-rj2019-x1-4", 2, prose`
      If you ask a question in Bulgaria and the other person shakes his or her head from side to side, do not give up too
      soon. There, traditionally, that movement can mean "yes", while a single nod of the head means "no". Visitors are
      often confused, and some young Bulgarians now change their habits when they speak with foreigners, which confuses
      everybody even more.

      Gestures feel natural, so we easily forget that we have learned them. A thumb raised in the air is praise in many
      countries, but in parts of the Middle East it has long been considered rude. In much of East Asia people point to the
      nose when they mean "me"; in Europe they point to the chest. Even counting differs: a Chinese shopper who wants six
      oranges can show it with one hand, while a foreign seller may have no idea what the raised thumb and little finger
      stand for.

      Not everything is learned. Babies who have been blind from birth smile when they are pleased, though they have never
      seen a smile. This suggests that some expressions are part of being human. What we learn is when to show them. The
      same joke may bring a loud laugh in one place and a hand held politely over the mouth in another.

      So what should a traveller do? Reading a list of gestures helps a little, but no list is complete. It is wiser to
      watch first, move less, and ask when in doubt. People seldom mind a sincere question. And if all else fails, there
      is always the smile.
    `, [
		ask("What may a side-to-side shake of the head mean in Bulgaria?", [
			"Agreement.",
			"Anger.",
			"Doubt.",
			"Sadness."
		], "A", "细节理解", "第一段：that movement can mean \"yes\"，即表示同意。"),
		ask("How does the writer develop paragraph 2?", [
			"By telling a story.",
			"By giving examples.",
			"By listing numbers.",
			"By asking questions."
		], "B", "推理判断", "第二段列举竖拇指、指自己、数字手势等例子说明手势是后天习得的。"),
		ask("Why are blind babies mentioned?", [
			"To show that gestures are hard to learn.",
			"To explain why people laugh loudly.",
			"To suggest that some expressions are inborn.",
			"To prove that babies like jokes."
		], "C", "推理判断", "天生失明的婴儿也会微笑，说明某些表情是人类与生俱来的。"),
		ask("What does the writer advise travellers to do?", [
			"Learn every gesture by heart.",
			"Avoid talking to strangers.",
			"Use as many gestures as possible.",
			"Observe carefully and ask if unsure."
		], "D", "细节理解", "最后一段：watch first, move less, and ask when in doubt。")
	])
];
// server/content/english/senior/sentences.ts
var sentences$1 = [
	sentence("en-b1-st-001", "en-rj2019-b1-0", 1, "我迫不及待地想认识我的新同学。", [
		"I can't wait to meet my new classmates.",
		"I cannot wait to meet my new classmates.",
		"I can't wait to get to know my new classmates.",
		"I cannot wait to get to know my new classmates."
	], "固定搭配", "can't wait to do sth 意为\"迫不及待地做某事\"。"),
	sentence("en-b1-st-002", "en-rj2019-b1-1", 1, "我更喜欢步行去上学，而不是乘公共汽车。", [
		"I prefer walking to school to taking a bus.",
		"I prefer walking to school to taking the bus.",
		"I prefer to walk to school rather than take a bus.",
		"I prefer to walk to school rather than take the bus."
	], "固定搭配", "prefer doing A to doing B = prefer to do A rather than do B。"),
	sentence("en-b1-st-003", "en-rj2019-b1-1", 2, "每天早起对我来说是个巨大的挑战。", [
		"Getting up early every day is a big challenge for me.",
		"Getting up early every day is a great challenge for me.",
		"It is a big challenge for me to get up early every day.",
		"It is a great challenge for me to get up early every day.",
		"It's a big challenge for me to get up early every day.",
		"It's a great challenge for me to get up early every day."
	], "动名词作主语", "动名词短语作主语，谓语用单数；也可用 it 作形式主语。"),
	sentence("en-b1-st-004", "en-rj2019-b1-2", 2, "下周五我们将动身去西安。", [
		"We are leaving for Xi'an next Friday.",
		"We're leaving for Xi'an next Friday.",
		"We will leave for Xi'an next Friday.",
		"We'll leave for Xi'an next Friday.",
		"Next Friday we are leaving for Xi'an.",
		"Next Friday, we are leaving for Xi'an."
	], "现在进行时表将来", "leave 等位移动词用现在进行时表示已安排的将来动作，leave for 意为\"动身去\"。"),
	sentence("en-b1-st-005", "en-rj2019-b1-3", 2, "经常锻炼对他的健康产生了很大的影响。", [
		"Regular exercise has made a big difference to his health.",
		"Regular exercise has made a great difference to his health.",
		"Regular exercise made a big difference to his health.",
		"Regular exercise made a great difference to his health.",
		"Exercising regularly has made a big difference to his health.",
		"Exercising regularly has made a great difference to his health."
	], "固定搭配", "make a difference to 意为\"对……有影响\"，regular exercise 意为\"经常锻炼\"。"),
	sentence("en-b1-st-006", "en-rj2019-b1-4", 2, "那位救了两个孩子的消防员在医院里。", [
		"The firefighter who saved two children is in hospital.",
		"The firefighter that saved two children is in hospital.",
		"The firefighter who saved two children is in the hospital.",
		"The firefighter that saved two children is in the hospital.",
		"The firefighter who saved the two children is in hospital.",
		"The firefighter that saved the two children is in hospital."
	], "定语从句", "who / that 引导定语从句修饰 the firefighter，并在从句中作主语。"),
	sentence("en-b1-st-007", "en-rj2019-b1-4", 3, "地震发生时，他们正在操场上打篮球。", [
		"They were playing basketball on the playground when the earthquake happened.",
		"When the earthquake happened, they were playing basketball on the playground.",
		"They were playing basketball on the playground when the earthquake struck.",
		"When the earthquake struck, they were playing basketball on the playground.",
		"When the earthquake happened they were playing basketball on the playground.",
		"When the earthquake struck they were playing basketball on the playground."
	], "过去进行时", "主句动作在过去某一时刻正在进行，用过去进行时；从句为短暂动作，用一般过去时。"),
	sentence("en-b1-st-008", "en-rj2019-b1-5", 2, "我永远不会忘记我第一次看见雪的那一天。", [
		"I will never forget the day when I first saw snow.",
		"I'll never forget the day when I first saw snow.",
		"I will never forget the day when I saw snow for the first time.",
		"I'll never forget the day when I saw snow for the first time.",
		"I will never forget the day I first saw snow.",
		"I'll never forget the day I first saw snow."
	], "定语从句", "when 引导定语从句修饰 the day，在从句中作时间状语。"),
	sentence("en-b2-st-001", "en-rj2019-b2-2", 2, "这些动物的数量正在迅速减少。", [
		"The number of these animals is falling rapidly.",
		"The number of these animals is falling quickly.",
		"The number of these animals is decreasing rapidly.",
		"The number of these animals is decreasing quickly.",
		"The number of these animals is falling fast."
	], "主谓一致", "the number of 作主语时谓语用单数，此处用现在进行时。"),
	sentence("en-b2-st-002", "en-rj2019-b2-3", 1, "互联网使人们的生活更加便利。", [
		"The Internet has made people's lives more convenient.",
		"The Internet has made people's life more convenient.",
		"The Internet makes people's lives more convenient.",
		"The Internet makes people's life more convenient."
	], "复合宾语", "make + 宾语 + 形容词，意为\"使……变得……\"。"),
	sentence("en-b2-st-003", "en-rj2019-b2-5", 2, "她被音乐深深打动，流下了眼泪。", [
		"Deeply moved by the music, she burst into tears.",
		"Moved deeply by the music, she burst into tears.",
		"Deeply moved by the music, she shed tears.",
		"She was deeply moved by the music and burst into tears.",
		"She was deeply moved by the music and shed tears."
	], "过去分词作状语", "she 与 move 为被动关系，用过去分词短语作原因状语。"),
	sentence("en-b3-st-001", "en-rj2019-b3-2", 2, "帮助别人也会使我们快乐。", [
		"Helping others also makes us happy.",
		"Helping others makes us happy too.",
		"Helping others makes us happy, too.",
		"Helping other people also makes us happy."
	], "动名词作主语", "动名词短语 helping others 作主语，谓语用第三人称单数。"),
	sentence("en-x1-st-001", "en-rj2019-x1-2", 3, "明年的这个时候，我将在大学里学习。", [
		"This time next year, I will be studying at university.",
		"This time next year, I'll be studying at university.",
		"I will be studying at university this time next year.",
		"I'll be studying at university this time next year.",
		"This time next year I will be studying at university.",
		"This time next year I'll be studying at university.",
		"This time next year, I will be studying at college.",
		"This time next year, I will be studying in college."
	], "将来进行时", "表示将来某一时刻正在进行的动作，用将来进行时 will be doing。"),
	sentence("en-x1-st-002", "en-rj2019-x1-5", 3, "重要的不是你说了什么，而是你做了什么。", [
		"What matters is not what you say but what you do.",
		"What matters is not what you said but what you did.",
		"What matters is not what you say, but what you do.",
		"It is not what you say but what you do that matters."
	], "主语从句", "what 引导主语从句和表语从句，not … but … 意为\"不是……而是……\"。")
];
// server/content/english/senior/words-b1-sports-to-languages.ts
var wordsB1SportsToLanguages = [
	word("en-b1-wd-016", "en-rj2019-b1-3", 1, "n. 运动员；运动健儿", "athlete", "名词", "注意 ath 后没有元音字母，形容词为 athletic。"),
	word("en-b1-wd-017", "en-rj2019-b1-3", 1, "n. 汗水 v. 出汗", "sweat", "名词与动词", "注意 ea 读 /e/，不要与 sweet（甜的）混淆。"),
	word("en-b1-wd-018", "en-rj2019-b1-3", 2, "n. 失败 v. 击败；战胜", "defeat", "名词与动词", "defeat sb 意为\"击败某人\"，注意后一音节拼作 -feat。"),
	word("en-b1-wd-019", "en-rj2019-b1-3", 2, "n. 力量；体力", "strength", "名词", "由形容词 strong 变来，动词为 strengthen；注意 g 不可漏写。"),
	word("en-b1-wd-020", "en-rj2019-b1-3", 1, "n. 冠军；优胜者", "champion", "名词", "\"冠军称号、锦标赛\"为 championship。"),
	word("en-b1-wd-021", "en-rj2019-b1-4", 1, "n. & v. 营救；救援", "rescue", "名词与动词", "rescue sb from 意为\"把某人从……营救出来\"，come to one's rescue 意为\"来救某人\"。"),
	word("en-b1-wd-022", "en-rj2019-b1-4", 2, "n. 避难处；庇护 v. 保护；躲避", "shelter", "名词与动词", "take shelter from 意为\"躲避……\"。"),
	word("en-b1-wd-023", "en-rj2019-b1-4", 1, "n. 灾难；灾害", "disaster", "名词", "natural disasters 意为\"自然灾害\"，形容词为 disastrous，注意去掉 e。"),
	word("en-b1-wd-024", "en-rj2019-b1-4", 1, "v. 生存；存活；幸免于难", "survive", "动词", "可直接接宾语：survive the storm；名词 survival，幸存者 survivor。"),
	word("en-b1-wd-025", "en-rj2019-b1-4", 2, "n. 电；电能（不可数）", "electricity", "名词", "形容词 electric、electrical；注意词尾是 -icity。"),
	word("en-b1-wd-026", "en-rj2019-b1-5", 2, "n. 词汇；词汇量", "vocabulary", "名词", "a large vocabulary 意为\"大词汇量\"，注意词尾是 -ulary。"),
	word("en-b1-wd-027", "en-rj2019-b1-5", 1, "adj. 出生地的；本地的 n. 本地人", "native", "形容词与名词", "a native speaker 意为\"母语使用者\"。"),
	word("en-b1-wd-028", "en-rj2019-b1-5", 1, "n. 符号；象征", "symbol", "名词", "a symbol of 意为\"……的象征\"，注意 y 读 /ɪ/。"),
	word("en-b1-wd-029", "en-rj2019-b1-5", 2, "v. 交流；沟通", "communicate", "动词", "communicate with sb 意为\"与某人交流\"，注意双写 m。"),
	word("en-b1-wd-030", "en-rj2019-b1-5", 3, "adj. （语言）流利的", "fluent", "形容词", "be fluent in 意为\"……说得流利\"，副词为 fluently，名词为 fluency。")
];
// server/content/english/senior/words-b1-welcome-to-travel.ts
var wordsB1WelcomeToTravel = [
	word("en-b1-wd-001", "en-rj2019-b1-0", 1, "n. & v. 交换；交流；兑换", "exchange", "名词与动词", "an exchange student 意为\"交换生\"，in exchange for 意为\"作为对……的交换\"。"),
	word("en-b1-wd-002", "en-rj2019-b1-0", 1, "adj. 自信的；有信心的", "confident", "形容词", "be confident about / in 意为\"对……有信心\"，名词为 confidence。"),
	word("en-b1-wd-003", "en-rj2019-b1-0", 1, "adj. 好奇的；求知欲强的", "curious", "形容词", "be curious about 意为\"对……感到好奇\"，名词为 curiosity，注意去掉 u。"),
	word("en-b1-wd-004", "en-rj2019-b1-0", 2, "n. 策略；策略思想", "strategy", "名词", "复数为 strategies；learning strategies 意为\"学习策略\"。"),
	word("en-b1-wd-005", "en-rj2019-b1-0", 2, "v. 探索；勘探；探究", "explore", "动词", "名词为 exploration，\"探险者\"为 explorer。"),
	word("en-b1-wd-006", "en-rj2019-b1-1", 1, "n. （13 至 19 岁的）青少年", "teenager", "名词", "形容词为 teenage，注意中间是 een。"),
	word("en-b1-wd-007", "en-rj2019-b1-1", 1, "n. 志愿者 v. 自愿做", "volunteer", "名词与动词", "volunteer to do sth 意为\"自愿做某事\"，注意词尾是 -eer。"),
	word("en-b1-wd-008", "en-rj2019-b1-1", 2, "n. 工作计划；日程安排 v. 安排；预定", "schedule", "名词与动词", "on schedule 意为\"按时\"，be scheduled to do 意为\"计划做\"。"),
	word("en-b1-wd-009", "en-rj2019-b1-1", 1, "v. 较喜欢", "prefer", "动词", "prefer A to B 意为\"与 B 相比更喜欢 A\"；过去式双写 r：preferred。"),
	word("en-b1-wd-010", "en-rj2019-b1-1", 2, "v. 毕业；获得学位 n. 毕业生", "graduate", "动词与名词", "graduate from 意为\"从……毕业\"，名词为 graduation。"),
	word("en-b1-wd-011", "en-rj2019-b1-2", 2, "n. 目的地；终点", "destination", "名词", "reach one's destination 意为\"到达目的地\"，注意词尾是 -tion。"),
	word("en-b1-wd-012", "en-rj2019-b1-2", 3, "n. 住处；膳宿", "accommodation", "名词", "注意双写 c 和双写 m；英式英语中常作不可数名词。"),
	word("en-b1-wd-013", "en-rj2019-b1-2", 1, "n. 交通运输系统 v. 运输；运送", "transport", "名词与动词", "public transport 意为\"公共交通\"；由 trans（横越）和 port（搬运）构成。"),
	word("en-b1-wd-014", "en-rj2019-b1-2", 2, "n. 风景；景色（不可数）", "scenery", "名词", "scenery 为不可数名词，指一地的总体风光；scene 为可数名词。"),
	word("en-b1-wd-015", "en-rj2019-b1-2", 1, "n. 行李（英式，不可数）", "luggage", "名词", "luggage 不可数，一件行李为 a piece of luggage；注意双写 g。")
];
// server/content/english/senior/words-later.ts
var wordsLater = [
	word("en-b2-wd-001", "en-rj2019-b2-1", 2, "n. 遗产（指历史、文化方面）", "heritage", "名词", "cultural heritage 意为\"文化遗产\"，通常用单数。"),
	word("en-b2-wd-002", "en-rj2019-b2-1", 1, "v. 捐赠；赠送（尤指给慈善机构）", "donate", "动词", "donate sth to sb 意为\"把某物捐给……\"，名词为 donation。"),
	word("en-b2-wd-003", "en-rj2019-b2-2", 2, "n. （动植物的）生活环境；栖息地", "habitat", "名词", "同根词 inhabit（居住于）和 inhabitant（居民）。"),
	word("en-b2-wd-004", "en-rj2019-b2-2", 1, "v. & n. 打猎；搜寻", "hunt", "动词与名词", "hunt for 意为\"搜寻\"，猎人为 hunter。"),
	word("en-b2-wd-005", "en-rj2019-b2-3", 1, "n. 网络；关系网", "network", "名词", "由 net（网）和 work 合成，social network 意为\"社交网络\"。"),
	word("en-b2-wd-006", "en-rj2019-b2-3", 2, "n. 隐私；私密（不可数）", "privacy", "名词", "形容词为 private，注意名词词尾是 -acy。"),
	word("en-b2-wd-007", "en-rj2019-b2-4", 2, "n. 祖先；祖宗", "ancestor", "名词", "可数名词，复数为 ancestors，反义词为 descendant。"),
	word("en-b2-wd-008", "en-rj2019-b2-4", 1, "n. 王国；领域", "kingdom", "名词", "由 king 加后缀 -dom 构成，the animal kingdom 意为\"动物界\"。"),
	word("en-b2-wd-009", "en-rj2019-b2-5", 3, "n. 节奏；韵律", "rhythm", "名词", "全词没有 a、e、i、o、u，注意 rhy-thm 的拼写。"),
	word("en-b2-wd-010", "en-rj2019-b2-5", 1, "v. 表演；履行；执行", "perform", "动词", "名词 performance 意为\"表演\"，表演者为 performer。"),
	word("en-b3-wd-001", "en-rj2019-b3-1", 2, "n. 装饰；装饰品", "decoration", "名词", "动词为 decorate，decorate A with B 意为\"用 B 装饰 A\"。"),
	word("en-b3-wd-002", "en-rj2019-b3-2", 2, "n. 酷爱；激情", "passion", "名词", "have a passion for 意为\"酷爱……\"，注意双写 s。"),
	word("en-b3-wd-003", "en-rj2019-b3-3", 3, "n. 少数；少数民族", "minority", "名词", "由形容词 minor 变来，反义词为 majority。"),
	word("en-b3-wd-004", "en-rj2019-b3-4", 2, "n. 重力；引力（不可数）", "gravity", "名词", "zero gravity 意为\"零重力\"，注意 v 后是 ity。"),
	word("en-b3-wd-005", "en-rj2019-b3-5", 2, "n. 便宜货；协议 v. 讨价还价", "bargain", "名词与动词", "bargain with sb over sth 意为\"就某物与某人讨价还价\"，注意词尾是 -ain。"),
	word("en-x1-wd-001", "en-rj2019-x1-1", 3, "n. 承诺；奉献；投入", "commitment", "名词", "动词 commit 单写 t，commitment 双写 m，commit oneself to 意为\"致力于\"。"),
	word("en-x1-wd-002", "en-rj2019-x1-2", 2, "adj. 人工的；人造的；假的", "artificial", "形容词", "artificial intelligence 意为\"人工智能\"，注意词尾是 -icial。"),
	word("en-x1-wd-003", "en-rj2019-x1-3", 2, "n. 边界；界限", "boundary", "名词", "复数为 boundaries；the boundary between A and B 意为\"A 与 B 的边界\"。"),
	word("en-x1-wd-004", "en-rj2019-x1-4", 1, "n. 手势；姿势", "gesture", "名词", "make a gesture 意为\"做手势\"，注意首字母 g 读 /dʒ/。"),
	word("en-x1-wd-005", "en-rj2019-x1-5", 1, "n. & v. 收获；收割", "harvest", "名词与动词", "a good harvest 意为\"丰收\"。")
];
// server/content/english/senior/writings-b1.ts
var writingsB1 = [
	writing$1("en-b1-wr-001", "en-rj2019-b1-0", 1, prose`
      假定你是李华，刚进入高中学习一周。你的英国笔友 Ella 来信询问你的新学校生活，请给她回复一封邮件，内容包括：

      1. 你对新学校的第一印象；

      2. 你遇到的一个困难和解决办法；

      3. 询问她的近况。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `, prose`
      Dear Ella,

      Thank you for your letter. I have been at senior high for a week, and so far I love it. The campus is twice as large
      as that of my old school, and the library stays open until nine in the evening. What impressed me most is how patient
      the teachers are.

      There was one problem, though. On Monday I could hardly follow my physics class. Instead of worrying, I asked my desk
      mate to go over the notes with me after lunch every day, and things are much better now.

      How is everything with you? Have you joined the school orchestra yet? I look forward to hearing from you.

      Yours,

      Li Hua
    `, {
		content: {
			max: 50,
			hint: "第一印象、困难及解决办法、询问近况三个要点齐全，细节合理。"
		},
		language: {
			max: 60,
			hint: "时态正确，词汇和句式有变化，少有错误。"
		},
		structure: {
			max: 40,
			hint: "邮件格式完整，分段清楚，衔接自然。"
		}
	}, "应用文：邮件", "先回应来信，再按要点展开；写困难时要同时写出解决办法，结尾用问句询问近况。"),
	writing$1("en-b1-wr-002", "en-rj2019-b1-1", 2, prose`
      假定你是李华，校英文报 Campus Voice 正在招募学生记者。请给负责老师 Ms Reed 写一封申请信，内容包括：

      1. 写信目的；

      2. 你的优势；

      3. 你想开设的栏目和理由。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `, prose`
      Dear Ms Reed,

      I am Li Hua from Class 3, Senior 1. I am writing to apply for the position of student reporter for Campus Voice.

      I believe I am suitable for the job. I have kept a diary in English for three years, so writing to a deadline does not
      frighten me. Besides, I enjoy listening to people, which is what a reporter needs most.

      If I am chosen, I would like to start a column called "Behind the Door". It would introduce the people who keep our
      school running but are seldom noticed, such as the cooks and the gardeners. I hope it will help us to understand and
      respect their work.

      I would appreciate it if you could consider my application.

      Yours sincerely,

      Li Hua
    `, {
		content: {
			max: 50,
			hint: "目的、优势、栏目及理由齐全，优势有事实支持。"
		},
		language: {
			max: 60,
			hint: "用语得体、正式，能使用从句等较丰富的结构。"
		},
		structure: {
			max: 40,
			hint: "书信格式正确，层次分明，过渡自然。"
		}
	}, "应用文：申请信", "申请信要开门见山，用具体经历证明优势，结尾礼貌地表达希望获得机会。"),
	writing$1("en-b1-wr-003", "en-rj2019-b1-1", 2, prose`
      假定你是李华，你的美国朋友 Leo 来信说，他参加的课外活动太多，常常睡眠不足，学习也受到了影响。请给他回信，内容包括：

      1. 表示理解；

      2. 提出两三条建议并说明理由；

      3. 表达祝愿。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `, prose`
      Dear Leo,

      I am sorry to hear that you feel tired all the time. I went through something similar last year, so I know how hard
      it is to say no to things you love.

      Here is what helped me. To begin with, write down all your activities and give each of them a score. Then keep the two
      with the highest scores and drop the rest for one term. You can always come back to them. What is more, decide on a
      fixed time for bed and treat it as seriously as a match. When you have slept well, you need less time to finish your
      homework.

      I hope you will soon have your energy back. Let me know how it goes.

      Yours,

      Li Hua
    `, {
		content: {
			max: 50,
			hint: "表示理解、建议及理由、祝愿齐全，建议具体可行。"
		},
		language: {
			max: 60,
			hint: "提建议的句式有变化，语言准确。"
		},
		structure: {
			max: 40,
			hint: "条理清楚，使用恰当的连接词引出各条建议。"
		}
	}, "应用文：建议信", "先共情再建议，每条建议后说明理由，可用 to begin with、what is more 等词衔接。"),
	writing$1("en-b1-wr-004", "en-rj2019-b1-2", 1, prose`
      假定你是李华，交换生 Tom 想利用周日了解你的家乡，请你推荐一条一日游路线。请给他写一封邮件，内容包括：

      1. 推荐的地点和活动（两处即可）；

      2. 推荐的理由；

      3. 提醒他需要注意的事项。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `, prose`
      Dear Tom,

      I am glad that you want to see more of my hometown. Here is my plan for your Sunday.

      In the morning, take Bus 5 to the old harbour, where the fishing boats come in at about eight. You can watch people
      sell the fish and have a bowl of fresh fish soup. It is the best place to see how local people live. After lunch, I
      suggest climbing the White Tower, which is only a ten-minute walk away. From the top you can see the whole bay, and
      the view at sunset is amazing.

      Remember to wear comfortable shoes and bring a light jacket, because it is often windy. If you like, I can go with you.

      Yours,

      Li Hua
    `, {
		content: {
			max: 50,
			hint: "地点和活动、理由、注意事项齐全，安排合理。"
		},
		language: {
			max: 60,
			hint: "介绍地点的用语准确，能用定语从句等结构。"
		},
		structure: {
			max: 40,
			hint: "按时间或地点顺序展开，衔接自然，格式完整。"
		}
	}, "应用文：推荐信", "按上午、下午的时间顺序安排内容，用 where、which 引导的定语从句介绍地点更简洁。"),
	writing$1("en-b1-wr-005", "en-rj2019-b1-3", 1, prose`
      假定你是校学生会体育部部长李华。学校将举办一次教职工与学生共同参加的晨跑活动，请用英语写一则通知，内容包括：

      1. 活动的时间、地点和目的；

      2. 活动安排；

      3. 报名方式和截止日期。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `, prose`
      Notice

      To encourage everyone to keep fit, the Students' Union will hold a morning run for students and staff on Saturday, 18
      October. It will start from the school gate at 6:30 a.m.

      Runners may choose between a two-kilometre route round the lake and a five-kilometre one along the river. This is not
      a race. You are welcome to walk part of the way and to chat with your teachers as you go. Hot soy milk and eggs will be
      served in the dining hall afterwards.

      If you would like to take part, please sign up at the sports office or on the school website before 15 October.
      Let's greet the day on our feet!

      The Students' Union
    `, {
		content: {
			max: 50,
			hint: "时间、地点、目的、安排、报名方式和截止日期齐全。"
		},
		language: {
			max: 60,
			hint: "语言简明准确，时间和地点表达正确。"
		},
		structure: {
			max: 40,
			hint: "通知格式正确，信息排列有序，便于阅读。"
		}
	}, "应用文：通知", "通知以一般将来时为主，先写活动概况，再写安排，最后写报名方式和截止日期。"),
	writing$1("en-b1-wr-006", "en-rj2019-b1-5", 2, prose`
      你校英语社就"课外如何练习英语"调查了 200 名高一学生（每人只选一项），结果如下：

      看英文影视 40%；听英文歌曲 25%；阅读英文书报 20%；与他人用英语交谈 10%；其他 5%。

      请用英语写一篇短文，投给校英文报，内容包括：

      1. 描述调查结果；

      2. 分析其中一个现象的原因；

      3. 提出你的建议。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `, prose`
      How Do We Practise English after Class?

      Our English club recently asked 200 first-year students how they practise English outside class. Films and TV shows
      come first, chosen by 40 per cent of the students, followed by songs with 25 per cent. One in five prefers reading,
      while only 10 per cent practise by talking with others. The remaining 5 per cent use other ways.

      Why do so few students speak? Many say that they are afraid of making mistakes and that they have nobody to talk to.

      In my opinion, a weekly English lunch table would help. Over a meal we care less about mistakes and more about what is
      being said. After all, a language lives only when it is used.
    `, {
		content: {
			max: 50,
			hint: "数据描述准确完整，有原因分析和建议。"
		},
		language: {
			max: 60,
			hint: "描述数据的表达有变化，语法正确。"
		},
		structure: {
			max: 40,
			hint: "描述、分析、建议三部分层次清楚。"
		}
	}, "说明文：调查报告", "描述数据时用 followed by、one in five、the remaining 等变换表达，再由现象写到原因和建议。")
];
// server/content/english/senior/writings-b1-stories.ts
var writingsB1Stories = [writing$1("en-b1-wr-007", "en-rj2019-b1-4", 3, prose`
      阅读下面材料，根据其内容和所给段落开头语续写两段，使之构成一篇完整的短文。

      Every Friday afternoon Zhao Min took the lift to the ninth floor to read the newspaper to old Mrs Tang. It had begun
      as a school task and was meant to last a month. That was in September; it was now March. Mrs Tang had been a
      telephone operator in the days when calls were joined by hand, and she had the calmest voice in the building. "Number,
      please," she would say whenever Min knocked at the door, and Min would answer, "Nine-zero-two, with the news."

      That Friday the sky had been dark since lunch. Min had just stepped into the lift when a boy of about six ran in after
      her, holding a paper bag with a goldfish inside a smaller, plastic one. His name was Lele, he told her, and he lived
      on the eleventh floor. He had never been in the lift by himself before, and he was very proud of it.

      They had passed the fifth floor when thunder shook the walls. The light went out. The lift stopped with a jump that
      threw them both against the side. Lele screamed. Water ran over Min's shoes, and in the dark she heard something
      small beating against the floor.

      Min pressed the alarm button again and again, but no one answered. Her phone was at home. Then she noticed a faint red
      light beside the buttons and, under it, a tiny old telephone that nobody ever used.

      注意：续写词数应为 200 左右。

      第一段开头：First of all, Min had to save the goldfish.

      第二段开头：Then she picked up the telephone.
    `, prose`
      First of all, Min had to save the goldfish. "Lele, I need your help," she said, as steadily as she could. "Listen and
      tell me where the sound is." The screaming stopped. Two small hands felt along the floor. "Here!" he cried. Min pulled
      the empty lunch box out of her school bag and squeezed what water was left in the torn plastic into it, then added the
      rest from her own bottle. The fish gave one kick, and another. "He's swimming," whispered Lele, and forgot to cry.

      Then she picked up the telephone. For a moment there was nothing. "Hello?" she said, and her voice shook at last. Far
      away came a click, and a voice she knew better than any other in the building. "Number, please." Mrs Tang's kitchen, it
      turned out, was still joined to the old line. "Nine-zero-two," said Min, half laughing, half crying, "with the news."
      "Stay where you are and sit down, dear," said the calm voice. "I am calling for help on the other phone." Until the
      doors were opened, forty minutes later, Mrs Tang read the newspaper to the three of them: Min, Lele and a goldfish
      named Thunder.
    `, {
	content: {
		max: 90,
		hint: "续写与原文情境、人物和线索（电话、金鱼、唐奶奶）融洽，情节合理完整。"
	},
	language: {
		max: 100,
		hint: "动作、心理和对话描写生动，词汇和句式丰富准确。"
	},
	structure: {
		max: 60,
		hint: "与所给开头语衔接自然，段间连贯，结尾照应前文。"
	}
}, "读后续写", "抓住原文伏笔：唐奶奶当过接线员、两人的问候语和那部旧电话，让第二段与开头呼应。"), writing$1("en-b1-wr-008", "en-rj2019-b1-2", 3, prose`
      阅读下面材料，根据其内容和所给段落开头语续写两段，使之构成一篇完整的短文。

      The map was my idea. My father wanted to use his phone, but I was fifteen and tired of following a blue dot. "One day
      without it," I said. "We will find the waterfall by ourselves." He looked at me for a moment, switched the phone off
      and put it at the bottom of his bag.

      It was the first holiday we had taken alone. My father drove a night bus, and for most of my life he had been asleep
      when I was awake. We were polite to each other, like neighbours. In the car that morning we had talked about the
      weather for twenty minutes.

      I led the way. For two hours everything on the paper was where it should be: the broken wall, the stream, the two pine
      trees. Then the path divided, and on the map it did not. I chose the left one without stopping, because I did not want
      him to see that I was in doubt. My father said nothing. He only bent down now and then to lay one small stone on top of
      another. I thought he was tired.

      The path grew narrow, then soft, then it was gone. There was no sound of falling water. It was nearly four o'clock, and
      a thin fog was coming down between the trees. I turned the map one way and then the other. My eyes began to burn.

      注意：续写词数应为 200 左右。

      第一段开头："I've got us lost," I finally admitted.

      第二段开头：As we followed the stones back, we began to talk.
    `, prose`
      "I've got us lost," I finally admitted. I waited for him to be angry, or worse, to take out the phone. He did neither.
      He sat down on a fallen tree and poured me some tea. "I once drove fifty passengers to the wrong town," he said. "I was
      too proud to ask." I laughed in spite of myself. Then he pointed into the fog. A few metres behind us stood two small
      stones, one on top of the other, and beyond them two more. "You chose the path," he said. "I only made sure that we
      could choose again."

      As we followed the stones back, we began to talk. He told me about the roads at night, and how he always slowed down
      when he passed our window. I told him about the things I had never said because he was sleeping. We were so busy that
      we hardly noticed when we came to the place where the path divided. This time we both stood still, and listened. From
      the right came a low, steady roar. We reached the waterfall in the last light of the day. Neither of us took a
      picture. The phone was still at the bottom of the bag.
    `, {
	content: {
		max: 90,
		hint: "情节合理，写出父子或父女关系的变化，利用石头、手机、瀑布等线索。"
	},
	language: {
		max: 100,
		hint: "心理、动作和对话描写具体，语言准确而有变化。"
	},
	structure: {
		max: 60,
		hint: "承接所给开头语，前后照应，结尾点出主题。"
	}
}, "读后续写", "石头是关键伏笔，第一段揭示父亲的用意，第二段写两人敞开心扉，结尾可照应瀑布和手机。")];
// server/content/english/senior/writings-later.ts
var writingsLater = [
	writing$1("en-b2-wr-001", "en-rj2019-b2-1", 2, prose`
      你所在城市的一条老街将被改造。市政府网站正在征集中学生的意见，请你用英语写一封建议信，内容包括：

      1. 老街的价值；

      2. 你对改造的两条建议；

      3. 你的期望。

      注意：词数 120 左右；信的开头和落款已给出，不计入词数；可适当增加细节，使行文连贯。

      Dear Sir or Madam,

      …

      Yours faithfully,

      Li Hua
    `, prose`
      Dear Sir or Madam,

      I am a senior high student, and I am writing about the plan to rebuild Mill Street. The street is over two hundred
      years old. With its grey roofs and small workshops, it tells us how our city began.

      I would like to make two suggestions. First, the old houses should be repaired rather than replaced, so that their
      original look can be kept. Second, the craftsmen who still work there should be invited to stay. Without the sound of
      their hammers, the street would be nothing but a film set.

      I hope that in ten years' time people will still be able to live on Mill Street, and not only to take photos of it.

      Yours faithfully,

      Li Hua
    `, {
		content: {
			max: 50,
			hint: "老街价值、两条建议、期望齐全，建议有针对性。"
		},
		language: {
			max: 60,
			hint: "用语正式得体，能正确使用被动语态和从句。"
		},
		structure: {
			max: 40,
			hint: "层次分明，建议之间衔接自然。"
		}
	}, "应用文：建议信", "先说明价值再提建议，多用 should be done 的被动结构，语气礼貌而有理据。"),
	writing$1("en-b2-wr-002", "en-rj2019-b2-3", 2, prose`
      你校将举行主题为 "Think Before You Share" 的英语演讲比赛。请写一篇演讲稿，内容包括：

      1. 网上转发不实信息的现象；

      2. 可能带来的危害；

      3. 转发前应做的两三件事。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `, prose`
      Think Before You Share

      Good morning, everyone. Last month a message said that our dining hall had used bad oil. In one evening it was shared
      four hundred times. It was completely untrue. The picture had been taken years ago in another city.

      A false story takes a second to share, but the harm lasts far longer. The cooks, who get up at four to make our
      breakfast, were hurt, and some students were afraid to eat.

      So before you share, do three things. Find out where the news comes from. See whether anyone you trust reports it too.
      Then ask yourself: would I say this to the person's face? If the answer is no, let it stop with you.

      Thank you for listening.
    `, {
		content: {
			max: 50,
			hint: "现象、危害、做法齐全，例子恰当。"
		},
		language: {
			max: 60,
			hint: "语言有感染力，符合演讲的语体，准确通顺。"
		},
		structure: {
			max: 40,
			hint: "有称呼、正文和结束语，层次清楚。"
		}
	}, "应用文：演讲稿", "可用身边的事例引入，再写危害和做法；用祈使句和问句可以增强感染力。"),
	writing$1("en-b3-wr-001", "en-rj2019-b3-2", 3, prose`
      阅读下面材料，根据其内容和所给段落开头语续写两段，使之构成一篇完整的短文。

      In our class, the cleaning list was a kind of lottery. On Fridays it was drawn from a hat, and whoever drew the black
      ball stayed behind to wash the floor alone. It took nearly an hour. For three Fridays running the ball had gone to Xu
      Jie, the quietest boy in the class, and each time he only smiled and rolled up his sleeves.

      On the fourth Friday it was my job to hold the hat. As I carried it to the front, I looked inside. There were forty
      white balls and a black one, just as there should be. But the black one was a little larger than the others and rough
      on one side. Anyone who knew could feel it and avoid it. Suddenly I understood why certain boys drew so quickly and
      laughed so much afterwards. They must all have known, and nobody had told Xu Jie.

      I also knew that if I said so, I would eat lunch alone for a long time.

      The hat went round. White, white, white. My friend Peng winked at me when he drew. Half of the class had not drawn yet
      when I came to Xu Jie. He put in his hand, kept it there for a moment, and there it was again, black in his palm. The
      class cheered. He smiled, as usual, but I was near enough to see that his fingers had closed round the ball very
      tightly.

      注意：续写词数应为 200 左右。

      第一段开头：When the bell rang, everyone rushed out, but I could not move.

      第二段开头：On Monday morning I walked to the front of the classroom with the hat.
    `, prose`
      When the bell rang, everyone rushed out, but I could not move. Xu Jie filled the bucket. I took the second mop and began
      at the other end of the room. We worked without a word until we met in the middle. "The ball is rough on one side," I
      said to the floor. "I know," he answered. "I found out in the second week." I stared at him. "Then why do you keep
      drawing it?" He wrung out his mop. "Because if I leave it, someone else gets it. I kept hoping that somebody would say
      something." His voice was gentle, and it hurt more than a shout.

      On Monday morning I walked to the front of the classroom with the hat. My knees were shaking. I took out the black ball
      and passed it to the first row. "Feel it," I said. "I noticed on Friday and said nothing. I am ashamed of that." The
      ball went from hand to hand, and the laughter died. When it reached Peng, he held it for a long time. Then he stood up.
      "I'll wash the floor this week," he said. "Who's with me?" One hand rose, and then another. I did not eat lunch alone
      that day, nor did Xu Jie.
    `, {
		content: {
			max: 90,
			hint: "情节合理，写出\"我\"由沉默到说出真相的转变，主题积极。"
		},
		language: {
			max: 100,
			hint: "心理和动作描写细腻，对话自然，语言准确。"
		},
		structure: {
			max: 60,
			hint: "与开头语和原文线索衔接紧密，结尾照应前文。"
		}
	}, "读后续写", "第一段可写两人的对话和\"我\"的愧疚，第二段写当众说出真相及同学的转变，照应\"独自吃午饭\"。"),
	writing$1("en-x1-wr-001", "en-rj2019-x1-4", 1, prose`
      假定你是李华，上周你代表学校参加国际中学生戏剧节，因紧张忘了动作，外教 Mr Hill 用手势和眼神帮你渡过难关。请给他写一封感谢信，内容包括：

      1. 表达感谢；

      2. 回顾当时的情景；

      3. 谈谈你的收获。

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `, prose`
      Dear Mr Hill,

      I am writing to thank you for what you did for me at the drama festival last week.

      When I walked onto the stage, my mind went blank and I could not remember where to stand. Then I saw you in the front
      row. You pointed gently to the left, took a deep breath and nodded. Without a word, you had told me everything I needed.
      I breathed out, took two steps to the left, and the lines came back to me.

      That night I learned that body language can be more powerful than speech. From now on I will pay more attention to it,
      both on stage and in daily life.

      Thank you again for your kindness.

      Yours sincerely,

      Li Hua
    `, {
		content: {
			max: 50,
			hint: "感谢、回顾情景、收获齐全，情景具体。"
		},
		language: {
			max: 60,
			hint: "动作描写准确，时态正确，情感真挚。"
		},
		structure: {
			max: 40,
			hint: "书信格式完整，叙事与感想过渡自然。"
		}
	}, "应用文：感谢信", "开头点明感谢的原因，用一连串动词写出对方的动作，再由事件写到收获。"),
	writing$1("en-x1-wr-002", "en-rj2019-x1-5", 2, prose`
      你校的屋顶菜园用食堂的果皮菜叶制作堆肥（compost）。请给校英文网站写一篇短文，介绍这一做法，内容包括：

      1. 这样做的原因；

      2. 制作的步骤；

      3. 取得的效果。

      参考词汇：layer 层；soil 土壤；worm 蚯蚓

      注意：词数 120 左右；可适当增加细节，使行文连贯。
    `, prose`
      From Kitchen to Garden

      Our dining hall used to throw away about forty kilos of fruit skins and vegetable leaves a day. Now most of them end up
      on the roof, where they are turned into compost.

      The process is simple. First, the waste is cut into small pieces. Next, it is put into a wooden box, with a layer of dry
      leaves on top of each layer of waste. Some soil and a handful of worms are added to help. Then the pile is watered
      lightly and turned over once a week. After about three months it becomes dark, soft and sweet-smelling.

      Thanks to the compost, our tomatoes have doubled in number, and the dining hall's rubbish has been cut by a third.
    `, {
		content: {
			max: 50,
			hint: "原因、步骤、效果齐全，步骤完整合理。"
		},
		language: {
			max: 60,
			hint: "能正确使用被动语态说明过程，用词准确。"
		},
		structure: {
			max: 40,
			hint: "用顺序词连接各步骤，结构清楚。"
		}
	}, "说明文：过程介绍", "说明过程多用一般现在时的被动语态，并用 first、next、then 等词标明顺序。")
];
// server/content/english/senior.ts
/** The starting question bank of senior English (subject 303). */
var seniorEnglish$2 = [
	...choicesB1WelcomeToTravel,
	...choicesB1SportsToLanguages,
	...choicesB2,
	...choicesB3X1,
	...readingsB1SchoolLife,
	...readingsB1SportsToLanguages,
	...readingsB2,
	...readingsB3X1,
	...clozesB1,
	...clozesLater,
	...grammarFillsB1,
	...grammarFillsLater,
	...wordsB1WelcomeToTravel,
	...wordsB1SportsToLanguages,
	...wordsLater,
	...sentences$1,
	...writingsB1,
	...writingsB1Stories,
	...writingsLater
];
// server/content/maths/draft.ts
var letters = [
	"A",
	"B",
	"C",
	"D"
];
var choiceGap = "（　　）";
/** The empty line of a fill-in question: underlined ideographic spaces. */
var gap = "__　　　　__";
/** A single choice with its options in random order. Throws when fewer than three wrong options are left. */
function singleChoice$1(random, { stem, right, wrong, analysis }) {
	return orderedChoice(stem, random.shuffle([right, ...distinctMistakes(right, wrong)]), right, analysis);
}
/** A single choice between numbers, printed in ascending order; `unit` is LaTeX. */
function numberChoice({ stem, right, wrong, analysis, unit = "" }) {
	return orderedChoice(stem, distinctMistakes(right, wrong).concat(right).sort((a, b) => a - b).map((value) => `$${value}${unit}$`), `$${right}${unit}$`, analysis);
}
function distinctMistakes(right, wrong) {
	const mistakes = [...new Set(wrong)].filter((mistake) => mistake !== right).slice(0, 3);
	if (mistakes.length < 3) throw new RangeError(`too few wrong options beside ${String(right)}`);
	return mistakes;
}
/** Three other counts not far from the right one, none below 0, so that the right one may stand anywhere. */
function nearbyCounts(random, right) {
	const start = Math.max(0, right - random.int(0, 3));
	return [
		0,
		1,
		2,
		3
	].map((step) => start + step).filter((count) => count !== right);
}
/** A single choice whose four options keep the given order. */
function orderedChoice(stem, texts, right, analysis) {
	const options = letters.map((id, index) => ({
		id,
		text: texts[index] ?? ""
	}));
	const choice = options.find((option) => option.text === right)?.id ?? "A";
	const item = {
		stem: stem + choiceGap,
		options,
		key: {
			kind: "single",
			choice
		},
		analysis: `${analysis}\n故选 ${choice}。`,
		score: 30
	};
	return {
		type: mathsTypes.singleChoice,
		passage: "",
		items: [item]
	};
}
/** A multi-choice question of four statements out of `statements`, two or three of which hold; says so in the analysis. */
function multiChoice(random, stem, statements, [yes, no] = ["正确", "错误"]) {
	const right = statements.filter((statement) => statement.holds);
	const wrong = statements.filter((statement) => !statement.holds);
	const rightCount = Math.max(Math.min(right.length, random.pick([
		2,
		2,
		3
	])), 4 - wrong.length);
	const options = random.shuffle([...random.sample(right, rightCount), ...random.sample(wrong, 4 - rightCount)]).map((statement, index) => ({
		id: letters[index] ?? "A",
		...statement
	}));
	const choices = options.filter((option) => option.holds).map((option) => option.id);
	const remarks = options.map(({ id, holds, why }) => `${id} ${holds ? yes : no}：${why}`);
	const item = {
		stem: stem + choiceGap,
		options: options.map(({ id, text }) => ({
			id,
			text
		})),
		key: {
			kind: "multiple",
			choices
		},
		analysis: [...remarks, `故选 ${choices.join("")}。`].join("\n"),
		score: 50
	};
	return {
		type: mathsTypes.multiChoice,
		passage: "",
		items: [item]
	};
}
/** One blank; `stem` shows it with `gap`, `answer` is LaTeX without `$`. */
function fillBlank(stem, answer, analysis) {
	const key = {
		kind: "number",
		accept: [String(answer)]
	};
	return {
		type: mathsTypes.fillBlank,
		passage: "",
		items: [{
			stem,
			options: [],
			key,
			analysis,
			score: 30
		}]
	};
}
/** Several blanks `[[1]]`, `[[2]]`… in the passage, each answered and scored by itself. */
function fillBlanks(passage, blanks) {
	const items = blanks.map(([answer, analysis]) => {
		return {
			stem: "",
			options: [],
			key: {
				kind: "number",
				accept: [String(answer)]
			},
			analysis,
			score: 20
		};
	});
	return {
		type: mathsTypes.fillBlanks,
		passage,
		items
	};
}
/** A worked answer, marked by a person; its score is the sum of its criteria, in tenths. */
function workedAnswer({ stem, model, criteria, analysis }) {
	const steps = criteria.map(([name, hint, max]) => ({
		name,
		hint,
		max
	}));
	const score = steps.reduce((total, step) => total + step.max, 0);
	const key = {
		kind: "written",
		model: model.join("\n"),
		criteria: steps
	};
	return {
		type: mathsTypes.workedAnswer,
		passage: "",
		items: [{
			stem,
			options: [],
			key,
			analysis,
			score
		}]
	};
}
// server/content/maths/notation.ts
/** Numbers and expressions in LaTeX (without the `$`), written the way a textbook prints them. */
function gcd(a, b) {
	return b === 0 ? Math.abs(a) : gcd(b, a % b);
}
/** Terms such as `[[2, 'x'], [-1, 'y'], [3, '']]` as `2x-y+3`; terms with coefficient 0 are left out. */
function sum(terms) {
	let text = "";
	for (const [coefficient, name] of terms) {
		if (coefficient === 0) continue;
		const size = Math.abs(coefficient);
		text += (coefficient < 0 ? "-" : text === "" ? "" : "+") + (size === 1 && name !== "" ? "" : decimal(size)) + name;
	}
	return text === "" ? "0" : text;
}
/** Coefficients from the highest power down: `[2, -3, 1]` is `2x^2-3x+1`. */
function polynomial(coefficients, variable = "x") {
	const degree = coefficients.length - 1;
	return sum(coefficients.map((coefficient, index) => [coefficient, power(variable, degree - index)]));
}
function power(variable, exponent) {
	if (exponent === 0) return "";
	return exponent === 1 ? variable : `${variable}^${exponent > 9 ? `{${exponent}}` : exponent}`;
}
/** A fraction in lowest terms with the sign in front; an integer where it is one. */
function fraction(top, bottom) {
	const common = gcd(top, bottom);
	const sign = top * bottom < 0 ? "-" : "";
	const [numerator, denominator] = [Math.abs(top / common), Math.abs(bottom / common)];
	return denominator === 1 ? `${sign}${numerator}` : `${sign}\\dfrac{${numerator}}{${denominator}}`;
}
/** A fraction of pi in lowest terms: `12\pi`, `-\pi`, `\dfrac{3\pi}{2}`. */
function piTimes(top, bottom = 1) {
	const common = gcd(top, bottom);
	const size = sum([[Math.abs(top / common), "\\pi"]]);
	const sign = top * bottom < 0 ? "-" : "";
	const denominator = Math.abs(bottom / common);
	return denominator === 1 ? sign + size : `${sign}\\dfrac{${size}}{${denominator}}`;
}
/** `factor` times the square root of `radicand`, simplified: `root(12)` is `2\sqrt{3}`, `root(9)` is `3`. */
function root(radicand, factor = 1) {
	let [outside, inside] = [factor, radicand];
	for (let divisor = 2; divisor * divisor <= inside; divisor += 1) while (inside % (divisor * divisor) === 0) {
		inside /= divisor * divisor;
		outside *= divisor;
	}
	if (inside === 1 || outside === 0 || inside === 0) return String(inside === 0 ? 0 : outside);
	return sum([[outside, `\\sqrt{${inside}}`]]);
}
/** A square root over an integer, in lowest terms: `\dfrac{\sqrt{3}}{2}`. */
function rootOver(radicand, factor, divisor) {
	const [, outside = "", radical = ""] = /^(\d*)(.*)$/.exec(root(radicand, Math.abs(factor))) ?? [];
	if (radical === "") return fraction(Number(outside) * Math.sign(factor), divisor);
	const size = outside === "" ? 1 : Number(outside);
	const common = gcd(size, divisor);
	const top = sum([[size / common, radical]]);
	const sign = factor < 0 ? "-" : "";
	return divisor === common ? sign + top : `${sign}\\dfrac{${top}}{${divisor / common}}`;
}
/** The number with brackets around it when it is negative, as it stands after an operation sign. */
function bracketed(value) {
	const text = String(value);
	if (!text.startsWith("-")) return text;
	return text.includes("frac") ? `\\left(${text}\\right)` : `(${text})`;
}
/** The number with its sign always written, as it stands inside a sum. */
function signed(value) {
	const text = String(value);
	return text.startsWith("-") ? text : `+${text}`;
}
/** At most three decimals, without the noise of binary fractions. */
function decimal(value) {
	return String(Math.round(value * 1e3) / 1e3);
}
/** Pairs of different numbers from 2 to `max` without a common factor: lowest terms that are not integers. */
function coprimePairs(max) {
	const pairs = [];
	for (let top = 2; top <= max; top += 1) for (let bottom = 2; bottom <= max; bottom += 1) if (gcd(top, bottom) === 1) pairs.push([top, bottom]);
	return pairs;
}
// server/content/maths/generators/algebraic-expressions.ts
/** 七年级上册 第 3 章 代数式 */
var chapter$12 = "ma-rj2024-7a-3";
function change(random) {
	const [count, paid] = [random.int(3, 9), random.pick([
		50,
		100,
		200
	])];
	return singleChoice$1(random, {
		stem: `一种笔记本每本 $a$ 元，小明买了 ${count} 本，付给售货员 ${paid} 元，应找回的钱数（单位：元）是`,
		right: `$${paid}-${count}a$`,
		wrong: [
			`$${count}a-${paid}$`,
			`$${paid}-a$`,
			`$${count}(${paid}-a)$`
		],
		analysis: `买 ${count} 本需要 $${count}a$ 元，应找回 $(${paid}-${count}a)$ 元。`
	});
}
function perimeter(random) {
	const less = random.int(2, 9);
	return singleChoice$1(random, {
		stem: `一个长方形的长是 $a\\,\\text{cm}$，宽比长少 ${less} cm，则它的周长（单位：cm）是`,
		right: `$4a-${2 * less}$`,
		wrong: [
			`$2a-${less}$`,
			`$4a-${less}$`,
			`$a(a-${less})$`
		],
		analysis: `宽是 $(a-${less})$ cm，周长是 $2(a+a-${less})=4a-${2 * less}$（cm）。`
	});
}
function discount(random) {
	const [tenths, less] = [random.int(6, 9), random.int(5, 30)];
	return singleChoice$1(random, {
		stem: `一件上衣原价 $a$ 元，先打 ${tenths} 折，再减 ${less} 元，现在的售价（单位：元）是`,
		right: `$0.${tenths}a-${less}$`,
		wrong: [
			`$0.${tenths}(a-${less})$`,
			`$0.${10 - tenths}a-${less}$`,
			`$0.${tenths}a+${less}$`
		],
		analysis: `打 ${tenths} 折后是 $0.${tenths}a$ 元，再减 ${less} 元，得 $(0.${tenths}a-${less})$ 元。`
	});
}
function comparedNumber(random) {
	const [times, more] = [random.int(2, 6), random.int(2, 9)];
	return singleChoice$1(random, {
		stem: `用代数式表示“比 $a$ 与 $b$ 的差的 ${times} 倍大 ${more} 的数”，正确的是`,
		right: `$${times}(a-b)+${more}$`,
		wrong: [
			`$${times}a-b+${more}$`,
			`$${times}(a-b)-${more}$`,
			`$a-${times}b+${more}$`
		],
		analysis: `$a$ 与 $b$ 的差是 $a-b$，它的 ${times} 倍是 $${times}(a-b)$，大 ${more} 就再加 ${more}。`
	});
}
var algebraicExpressionGenerators = [
	{
		name: "write-expression",
		chapter: chapter$12,
		knowledge: "列代数式",
		difficulty: 1,
		questions: 9,
		generate: (random) => random.pick([
			change,
			perimeter,
			discount,
			comparedNumber
		])(random)
	},
	{
		name: "expression-value",
		chapter: chapter$12,
		knowledge: "代数式的值",
		difficulty: 1,
		questions: 8,
		generate(random) {
			const [a, b] = [random.int(2, 5), random.nonZero(-5, 5)];
			const [x, y] = [-random.int(1, 5), random.nonZero(-6, 6)];
			const expression = sum([[a, "x^2"], [b, "y"]]);
			const value = a * x * x + b * y;
			return fillBlank(`当 $x=${x}$，$y=${y}$ 时，代数式 $${expression}$ 的值是 ${gap}。`, value, `原式 $=${a}\\times(${x})^2${signed(b)}\\times${bracketed(y)}=${a * x * x}${signed(b * y)}=${value}$。`);
		}
	},
	{
		name: "whole-substitution",
		chapter: chapter$12,
		knowledge: "整体代入求值",
		difficulty: 2,
		questions: 8,
		generate(random) {
			const [p, known, factor, extra] = [
				random.nonZero(-5, 5),
				random.int(2, 9),
				random.int(2, 5),
				random.nonZero(-9, 9)
			];
			const times = random.pick([factor, -factor]);
			const inner = sum([[1, "x^2"], [p, "x"]]);
			const outer = sum([
				[times, "x^2"],
				[times * p, "x"],
				[extra, ""]
			]);
			const value = times * known + extra;
			return fillBlank(`已知 $${inner}=${known}$，则代数式 $${outer}$ 的值是 ${gap}。`, value, `$${outer}=${times}(${inner})${signed(extra)}=${times}\\times${known}${signed(extra)}=${value}$。`);
		}
	},
	{
		name: "stick-pattern",
		chapter: chapter$12,
		knowledge: "图形规律与代数式",
		difficulty: 2,
		questions: 8,
		generate(random) {
			const [first, step] = [random.int(4, 9), random.int(2, 6)];
			const sticks = (order) => first + step * (order - 1);
			const [near, far, unknown] = [
				random.int(5, 9),
				random.int(20, 60),
				random.int(61, 120)
			];
			const rule = sum([[step, "n"], [first - step, ""]]);
			return fillBlanks(`用同样长的小棒摆一列图案：第 1 个图案用 ${sticks(1)} 根，第 2 个用 ${sticks(2)} 根，第 3 个用 ${sticks(3)} 根，以后每个图案都比前一个多用相同的根数。第 ${near} 个图案用 [[1]] 根，第 ${far} 个图案用 [[2]] 根；正好用 ${sticks(unknown)} 根小棒的是第 [[3]] 个图案。`, [
				[sticks(near), `每次增加 ${step} 根，第 $n$ 个图案用 $(${rule})$ 根。当 $n=${near}$ 时，是 ${sticks(near)} 根。`],
				[sticks(far), `把 $n=${far}$ 代入 $${rule}$，得 ${sticks(far)}。`],
				[unknown, `由 $${rule}=${sticks(unknown)}$，得 $n=${unknown}$。`]
			]);
		}
	}
];
// server/content/maths/generators/circles-and-chance.ts
/** 九年级上册 第 23–25 章 旋转、圆、概率初步 */
var rotatedPoint = {
	name: "rotated-point",
	chapter: "ma-rj2013-9a-23",
	knowledge: "旋转与中心对称的坐标",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [x, y] = [random.nonZero(-8, 8), random.nonZero(-8, 8)];
		if (Math.abs(x) === Math.abs(y)) return rotatedPoint.generate(random);
		const point = (a, b) => `$(${a},${b})$`;
		const left = point(-y, x);
		const right = point(y, -x);
		const opposite = point(-x, -y);
		const [turn, answer, wrong] = random.pick([[
			"按逆时针方向旋转 $90^\\circ$",
			left,
			right
		], [
			"按顺时针方向旋转 $90^\\circ$",
			right,
			left
		]]);
		return singleChoice$1(random, {
			stem: `在平面直角坐标系中，把点 $P(${x},${y})$ 绕原点 $O$ ${turn}，得到点 $Q$，则点 $Q$ 的坐标是`,
			right: answer,
			wrong: [
				wrong,
				opposite,
				point(y, x)
			],
			analysis: `作 $PM$，$QN$ 分别垂直于 $x$ 轴、$y$ 轴，由三角形全等得两点坐标的绝对值交换位置，再由旋转方向定符号，得 ${answer}。`
		});
	}
};
var chordDistance = {
	name: "chord-distance",
	chapter: "ma-rj2013-9a-24",
	knowledge: "垂径定理",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [p, q, r] = random.pick([
			[
				3,
				4,
				5
			],
			[
				5,
				12,
				13
			],
			[
				8,
				15,
				17
			],
			[
				6,
				8,
				10
			],
			[
				7,
				24,
				25
			],
			[
				20,
				21,
				29
			],
			[
				9,
				12,
				15
			]
		]);
		const [half = p, distance = q] = random.shuffle([p, q]);
		const circle = `$\\odot O$ 的半径是 ${r}`;
		const theorem = `作 $OM\\perp AB$ 于点 $M$，则 $AM=\\dfrac{1}{2}AB$。在 $\\mathrm{Rt}\\triangle OAM$ 中，`;
		return random.pick([() => fillBlank(`${circle}，弦 $AB$ 的长是 ${2 * half}，则圆心 $O$ 到弦 $AB$ 的距离是 ${gap}。`, distance, `${theorem}$OM=\\sqrt{${r}^2-${half}^2}=${distance}$。`), () => fillBlank(`${circle}，圆心 $O$ 到弦 $AB$ 的距离是 ${distance}，则弦 $AB$ 的长是 ${gap}。`, 2 * half, `${theorem}$AM=\\sqrt{${r}^2-${distance}^2}=${half}$，所以 $AB=${2 * half}$。`)])();
	}
};
var sectorMeasures = {
	name: "sector-measures",
	chapter: "ma-rj2013-9a-24",
	knowledge: "弧长与扇形面积",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [radius, angle] = [random.int(2, 12), random.pick([
			30,
			45,
			60,
			72,
			90,
			120,
			135,
			150,
			240
		])];
		const arc = piTimes(angle * radius, 180);
		const area = piTimes(angle * radius * radius, 360);
		return fillBlanks(`一个扇形的半径是 ${radius}，圆心角是 ${angle}°，则它的弧长是 [[1]]，面积是 [[2]]。（结果保留 $\\pi$）`, [[arc, `弧长 $l=\\dfrac{n\\pi R}{180}=\\dfrac{${angle}\\pi\\times${radius}}{180}=${arc}$。`], [area, `面积 $S=\\dfrac{n\\pi R^2}{360}=\\dfrac{${angle}\\pi\\times${radius}^2}{360}=${area}$。`]]);
	}
};
var inscribedAngle = {
	name: "inscribed-angle",
	chapter: "ma-rj2013-9a-24",
	knowledge: "圆周角定理",
	difficulty: 2,
	questions: 6,
	generate(random) {
		const angle = random.int(20, 70);
		const degrees = (value) => `$${value}^\\circ$`;
		if (angle === 45 || angle === 30 || angle === 60) return inscribedAngle.generate(random);
		return singleChoice$1(random, {
			stem: `$AB$ 是 $\\odot O$ 的直径，点 $C$，$D$ 在 $\\odot O$ 上，且在直线 $AB$ 的异侧。若 $\\angle ADC=${angle}^\\circ$，则 $\\angle CAB$ 的度数是`,
			right: degrees(90 - angle),
			wrong: [
				degrees(angle),
				degrees(2 * angle),
				degrees(180 - 2 * angle)
			],
			analysis: `同弧所对的圆周角相等，$\\angle ABC=\\angle ADC=${angle}^\\circ$；$AB$ 是直径，$\\angle ACB=90^\\circ$，所以 $\\angle CAB=90^\\circ-${angle}^\\circ=${90 - angle}^\\circ$。`
		});
	}
};
var circleAndChanceGenerators = [
	rotatedPoint,
	chordDistance,
	sectorMeasures,
	inscribedAngle,
	{
		name: "drawn-balls",
		chapter: "ma-rj2013-9a-25",
		knowledge: "用列举法求概率",
		difficulty: 2,
		questions: 7,
		generate(random) {
			const [red, white] = [random.int(2, 4), random.int(1, 4)];
			const all = red + white;
			const back = random.pick([true, false]);
			const how = back ? "先摸出一个球，放回并摇匀，再摸出一个球" : "先摸出一个球，不放回，再摸出一个球";
			const second = back ? all : all - 1;
			const secondRed = back ? red : red - 1;
			const answer = fraction(red * secondRed, all * second);
			return fillBlank(`不透明的袋子中装有 ${red} 个红球和 ${white} 个白球，这些球除颜色外都相同。${how}，则两次摸到的都是红球的概率是 ${gap}。`, answer, `列表可知共有 $${all}\\times${second}=${all * second}$ 种等可能的结果，其中两次都是红球的有 $${red}\\times${secondRed}=${red * secondRed}$ 种，所以概率是 $${answer}$。`);
		}
	}
];
// server/content/maths/generators/coordinates.ts
/** 七年级下册 第 9 章 平面直角坐标系 */
var chapter$11 = "ma-rj2024-7b-9";
var quadrants = [
	"第一象限",
	"第二象限",
	"第三象限",
	"第四象限"
];
var signsOf = [
	[1, 1],
	[-1, 1],
	[-1, -1],
	[1, -1]
];
var expressions = [
	{
		latex: "-m",
		at: (m) => -m
	},
	{
		latex: "-n",
		at: (_, n) => -n
	},
	{
		latex: "m",
		at: (m) => m
	},
	{
		latex: "n",
		at: (_, n) => n
	},
	{
		latex: "mn",
		at: (m, n) => m * n
	},
	{
		latex: "-mn",
		at: (m, n) => -m * n
	},
	{
		latex: "m-n",
		at: (m, n) => m - n
	},
	{
		latex: "n-m",
		at: (m, n) => n - m
	},
	{
		latex: "m+n",
		at: (m, n) => m + n
	},
	{
		latex: "m^2+1",
		at: (m) => m * m + 1
	},
	{
		latex: "m-2",
		at: (m) => m - 2
	},
	{
		latex: "2-n",
		at: (_, n) => 2 - n
	}
];
var sizes = [
	[.1, .2],
	[.1, 9],
	[9, .1],
	[9, 8],
	[8, 9]
];
var coordinateGenerators = [
	{
		name: "point-quadrant",
		chapter: chapter$11,
		knowledge: "各象限内点的坐标特征",
		difficulty: 2,
		questions: 8,
		generate(random) {
			const given = random.int(0, 3);
			const [signM, signN] = signsOf[given] ?? [1, 1];
			const values = (at) => sizes.map(([m, n]) => Math.sign(at(signM * m, signN * n)));
			const definite = expressions.filter(({ latex, at }) => latex.length > 1 && new Set(values(at)).size === 1);
			const [first, second] = random.sample(definite, 2);
			if (first === void 0 || second === void 0) throw new RangeError("no expression of a definite sign");
			const sign = (at) => at(signM, signN * 3) > 0 ? ">0" : "<0";
			const signs = [sign(first.at), sign(second.at)];
			const right = quadrants[signsOf.findIndex(([x, y]) => (x > 0 ? ">0" : "<0") === signs[0] && (y > 0 ? ">0" : "<0") === signs[1])] ?? quadrants[0];
			return orderedChoice(`若点 $P(m,n)$ 在${quadrants[given] ?? ""}，则点 $Q(${first.latex},${second.latex})$ 在`, quadrants, right, `由点 $P$ 在${quadrants[given] ?? ""}，得 $m${signM > 0 ? ">" : "<"}0$，$n${signN > 0 ? ">" : "<"}0$，所以 $${first.latex}${signs[0]}$，$${second.latex}${signs[1]}$，点 $Q$ 在${right}。`);
		}
	},
	{
		name: "translated-point",
		chapter: chapter$11,
		knowledge: "用坐标表示平移",
		difficulty: 1,
		questions: 8,
		generate(random) {
			const [x, y] = [random.nonZero(-7, 7), random.nonZero(-7, 7)];
			const [across, up] = [random.nonZero(-8, 8), random.nonZero(-8, 8)];
			const [newX, newY] = [x + across, y + up];
			return fillBlanks(`在平面直角坐标系中，把点 $A(${x},${y})$ 先向${`${across > 0 ? "右" : "左"}平移 ${Math.abs(across)}`} 个单位长度，再向${`${up > 0 ? "上" : "下"}平移 ${Math.abs(up)}`} 个单位长度，得到点 $B$。点 $B$ 的横坐标是 [[1]]，纵坐标是 [[2]]，点 $B$ 到 $x$ 轴的距离是 [[3]]。`, [
				[newX, `左右平移只改变横坐标，向右加、向左减：$${x}${across > 0 ? "+" : "-"}${Math.abs(across)}=${newX}$。`],
				[newY, `上下平移只改变纵坐标，向上加、向下减：$${y}${up > 0 ? "+" : "-"}${Math.abs(up)}=${newY}$。`],
				[Math.abs(newY), `点到 $x$ 轴的距离是纵坐标的绝对值，$\\left|${newY}\\right|=${Math.abs(newY)}$。`]
			]);
		}
	},
	{
		name: "triangle-area",
		chapter: chapter$11,
		knowledge: "坐标与图形的面积",
		difficulty: 2,
		questions: 8,
		generate(random) {
			const [start, length, height] = [
				random.int(-6, 1),
				random.int(3, 9),
				random.nonZero(-7, 7)
			];
			const [level, apex] = [random.int(-3, 3), random.int(-6, 6)];
			const area = fraction(length * Math.abs(height), 2);
			const [a, b, c] = [
				`A(${start},${level})`,
				`B(${start + length},${level})`,
				`C(${apex},${level + height})`
			];
			return fillBlank(`在平面直角坐标系中，点 $${a}$，$${b}$，$${c}$，则三角形 $ABC$ 的面积是 ${gap}。`, area, `$AB$ 平行于 $x$ 轴（或在 $x$ 轴上），$AB=${start + length}-${bracketed(start)}=${length}$，点 $C$ 到直线 $AB$ 的距离是 ${Math.abs(height)}，面积为 $\\dfrac{1}{2}\\times${length}\\times${Math.abs(height)}=${area}$。`);
		}
	}
];
// server/content/maths/generators/data-description.ts
/** 七年级下册 第 12 章 数据的收集、整理与描述 */
var chapter$10 = "ma-rj2024-7b-12";
var hobbies = [
	"阅读",
	"篮球",
	"绘画",
	"音乐",
	"围棋",
	"编程"
];
var dataDescriptionGenerators = [
	{
		name: "sector-angle",
		chapter: chapter$10,
		knowledge: "扇形统计图",
		difficulty: 1,
		questions: 8,
		generate(random) {
			const total = random.pick([
				36,
				40,
				45,
				60,
				72,
				90,
				120,
				180
			]);
			const count = random.int(Math.ceil(total / 10), Math.floor(total / 2));
			const hobby = random.pick(hobbies);
			const angle = 360 / total * count;
			return fillBlank(`学校随机调查了 ${total} 名学生最喜爱的课后活动（每人只选一项），其中选择“${hobby}”的有 ${count} 名。在扇形统计图中，“${hobby}”所对应扇形的圆心角是 ${gap}°。`, angle, `圆心角 $=360^\\circ\\times\\dfrac{${count}}{${total}}=${angle}^\\circ$。`);
		}
	},
	{
		name: "sample-estimate",
		chapter: chapter$10,
		knowledge: "用样本估计总体",
		difficulty: 1,
		questions: 8,
		generate(random) {
			const [sample, times] = [random.pick([
				40,
				50,
				60,
				80,
				100
			]), random.int(12, 24)];
			const count = random.int(Math.ceil(sample * .2), Math.floor(sample * .45));
			const total = sample * times;
			const right = count * times;
			return numberChoice({
				stem: `某校有 ${total} 名学生。为了解学生的睡眠情况，随机抽取 ${sample} 名学生进行调查，其中 ${count} 名学生每天的睡眠时间达到 9 小时。估计该校睡眠时间达到 9 小时的学生人数是`,
				right,
				wrong: random.shuffle([
					(sample - count) * times,
					total - count,
					right + sample,
					right - sample,
					right - count
				]),
				analysis: `样本中所占的比例是 $\\dfrac{${count}}{${sample}}$，用它估计总体，得 $${total}\\times\\dfrac{${count}}{${sample}}=${right}$（人）。`
			});
		}
	},
	{
		name: "frequency-table",
		chapter: chapter$10,
		knowledge: "频数与频率",
		difficulty: 2,
		questions: 8,
		generate(random) {
			const total = random.pick([40, 50]);
			const [a, b, d] = [
				random.int(3, 7),
				random.int(8, 12),
				random.int(7, 11)
			];
			const c = total - a - b - d;
			const good = (c + d) / total * 100;
			return fillBlanks(`七年级某班 ${total} 名学生一次跳绳测试（单位：次/分）的频数分布如下：\n$80\\le x<100$：${a} 人\n$100\\le x<120$：${b} 人\n$120\\le x<140$：$m$ 人\n$140\\le x<160$：${d} 人\n则 $m=$ [[1]]；$100\\le x<120$ 这一组的频率是 [[2]]；若每分钟跳绳不少于 120 次为优秀，则优秀率是 [[3]] %。`, [
				[c, `各组频数之和等于总人数，$m=${total}-${a}-${b}-${d}=${c}$。`],
				[decimal(b / total), `频率 $=\\dfrac{${b}}{${total}}=${decimal(b / total)}$。`],
				[decimal(good), `不少于 120 次的有 $${c}+${d}=${c + d}$（人），占 $\\dfrac{${c + d}}{${total}}=${decimal(good)}\\%$。`]
			]);
		}
	}
];
// server/content/maths/generators/functions-and-data.ts
/** 八年级下册 第 22–24 章 函数、一次函数、数据的分析 */
var functionDomain = {
	name: "function-domain",
	chapter: "ma-rj2024-8b-22",
	knowledge: "自变量的取值范围",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, distance] = [random.nonZero(-8, 5), random.int(1, 6)];
		const b = a + distance;
		if (b === 0) return functionDomain.generate(random);
		return singleChoice$1(random, {
			stem: `函数 $y=\\dfrac{\\sqrt{${polynomial([1, -a])}}}{${polynomial([1, -b])}}$ 中，自变量 $x$ 的取值范围是`,
			right: `$x\\ge${a}$ 且 $x\\ne${b}$`,
			wrong: [
				`$x\\ge${a}$`,
				`$x\\ne${b}$`,
				`$x>${a}$ 且 $x\\ne${b}$`
			],
			analysis: `被开方数 $${polynomial([1, -a])}\\ge0$，得 $x\\ge${a}$；分母 $${polynomial([1, -b])}\\ne0$，得 $x\\ne${b}$。两个条件要同时满足。`
		});
	}
};
var lineQuadrants = {
	name: "line-quadrants",
	chapter: "ma-rj2024-8b-23",
	knowledge: "一次函数的图象与性质",
	difficulty: 1,
	questions: 6,
	generate(random) {
		const [k, b] = [random.nonZero(-6, 6), random.nonZero(-9, 9)];
		const missing = k > 0 ? b > 0 ? 3 : 1 : b > 0 ? 2 : 0;
		const quadrants = [
			"第一象限",
			"第二象限",
			"第三象限",
			"第四象限"
		];
		return orderedChoice(`一次函数 $y=${polynomial([k, b])}$ 的图象不经过`, quadrants, quadrants[missing] ?? "", `$k=${k}${k > 0 ? ">" : "<"}0$，$y$ 随 $x$ 的增大而${k > 0 ? "增大" : "减小"}；$b=${b}${b > 0 ? ">" : "<"}0$，图象与 $y$ 轴交于${b > 0 ? "正" : "负"}半轴，所以不经过${quadrants[missing] ?? ""}。`);
	}
};
var lineThroughPoints = {
	name: "line-through-points",
	chapter: "ma-rj2024-8b-23",
	knowledge: "待定系数法求一次函数解析式",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [k, b, x1, gapX] = [
			random.nonZero(-4, 4),
			random.nonZero(-8, 8),
			random.nonZero(-4, 2),
			random.int(1, 4)
		];
		const x2 = x1 + gapX;
		const [y1, y2] = [k * x1 + b, k * x2 + b];
		if (x2 === 0 || y1 === 0 || y2 === 0 || Math.abs(k) === 1) return lineThroughPoints.generate(random);
		const line = polynomial([k, b]);
		const crossing = fraction(-b, k);
		const area = fraction(b * b, 2 * Math.abs(k));
		const equations = `\\begin{cases}${polynomial([x1, 0], "k")}+b=${y1},\\\\${polynomial([x2, 0], "k")}+b=${y2}\\end{cases}`;
		return workedAnswer({
			stem: `已知一次函数 $y=kx+b$ 的图象经过点 $A(${x1},${y1})$ 和点 $B(${x2},${y2})$。\n（1）求这个一次函数的解析式；\n（2）求它的图象与两条坐标轴围成的三角形的面积。`,
			model: [
				`解：（1）把点 $A$，$B$ 的坐标代入 $y=kx+b$，得 $${equations}$，解得 $k=${k}$，$b=${b}$。`,
				`所以解析式为 $y=${line}$。`,
				`（2）令 $x=0$，得 $y=${b}$；令 $y=0$，得 $x=${crossing}$。`,
				`所以面积 $S=\\dfrac{1}{2}\\times\\left|${crossing}\\right|\\times\\left|${b}\\right|=${area}$。`
			],
			criteria: [
				[
					"列方程组",
					"两点坐标代入正确",
					20
				],
				[
					"求出解析式",
					`$y=${line}$`,
					30
				],
				[
					"求交点",
					`与坐标轴的交点 $(0,${b})$，$\\left(${crossing},0\\right)$`,
					30
				],
				[
					"求面积",
					`$S=${area}$，注意用绝对值`,
					20
				]
			],
			analysis: "两点确定一条直线，用待定系数法求 $k$，$b$；围成的三角形是直角三角形，直角边长是两个截距的绝对值。"
		});
	}
};
/** Seven sorted scores between 80 and 100 with an integer mean and one score that stands out as the mode. */
var dataCentre = {
	name: "data-centre",
	chapter: "ma-rj2024-8b-24",
	knowledge: "平均数、中位数、众数",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const mode = random.int(84, 94);
		const scores = [
			mode,
			mode,
			...random.sample(Array.from({ length: 21 }, (_, index) => 79 + index).filter((score) => score !== mode), 5)
		];
		const total = scores.reduce((sum, score) => sum + score, 0);
		if (total % 7 !== 0) return dataCentre.generate(random);
		const sorted = [...scores].sort((a, b) => a - b);
		const median = sorted[3] ?? 0;
		return fillBlanks(`在一次朗诵比赛中，七位评委给某位选手的打分（单位：分）为：${random.shuffle(scores).join("，")}。这组数据的平均数是 [[1]]，中位数是 [[2]]，众数是 [[3]]。`, [
			[total / 7, `七个数据的和是 ${total}，平均数是 $${total}\\div7=${total / 7}$。`],
			[median, `从小到大排列为 ${sorted.join("，")}，正中间的数是 ${median}。`],
			[mode, `${mode} 出现了两次，次数最多。`]
		]);
	}
};
var variance = {
	name: "variance",
	chapter: "ma-rj2024-8b-24",
	knowledge: "方差",
	difficulty: 2,
	questions: 7,
	generate(random) {
		const mean = random.int(6, 12);
		const deviations = Array.from({ length: 4 }, () => random.int(-3, 3));
		const last = -deviations.reduce((total, deviation) => total + deviation, 0);
		if (Math.abs(last) > 4 || deviations.every((deviation) => deviation === 0)) return variance.generate(random);
		const all = random.shuffle([...deviations, last]);
		const value = decimal(all.reduce((total, deviation) => total + deviation * deviation, 0) / 5);
		const squares = all.map((deviation) => `(${mean + deviation}-${mean})^2`).join("+");
		return fillBlank(`一组数据 ${all.map((deviation) => mean + deviation).join("，")} 的方差是 ${gap}。`, value, `平均数是 ${mean}，方差 $s^2=\\dfrac{1}{5}\\left[${squares}\\right]=${value}$。`);
	}
};
var crossingLines = {
	name: "crossing-lines",
	chapter: "ma-rj2024-8b-23",
	knowledge: "一次函数与二元一次方程组",
	difficulty: 1,
	questions: 6,
	generate(random) {
		const [x, y, k, m] = [
			random.nonZero(-5, 5),
			random.nonZero(-6, 6),
			random.nonZero(-4, 4),
			random.nonZero(-4, 4)
		];
		if (k === m || y === k * x || y === m * x) return crossingLines.generate(random);
		const [first, second] = [polynomial([k, y - k * x]), polynomial([m, y - m * x])];
		return fillBlanks(`直线 $y=${first}$ 与直线 $y=${second}$ 的交点的横坐标是 [[1]]，纵坐标是 [[2]]。`, [[x, `令 $${first}=${second}$，解得 $x=${x}$。`], [y, `把 $x=${x}$ 代入 $y=${first}$，得 $y=${k}\\times${bracketed(x)}${signed(y - k * x)}=${y}$。`]]);
	}
};
var functionAndDataGenerators = [
	functionDomain,
	lineQuadrants,
	lineThroughPoints,
	crossingLines,
	dataCentre,
	variance
];
// server/content/maths/generators/geometry-basics.ts
/** 七年级上册 第 6 章 几何图形初步 */
var chapter$9 = "ma-rj2024-7a-6";
var complementaryAngle = {
	name: "complementary-angle",
	chapter: chapter$9,
	knowledge: "余角和补角",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [degrees, minutes] = [random.int(15, 75), random.int(11, 49)];
		const [name, whole, otherWhole] = random.pick([[
			"余角",
			90,
			180
		], [
			"补角",
			180,
			90
		]]);
		const angle = (d, m) => `$${d}^\\circ${m}'$`;
		const right = angle(whole - degrees - 1, 60 - minutes);
		return singleChoice$1(random, {
			stem: `已知 $\\angle\\alpha=${degrees}^\\circ${minutes}'$，则 $\\angle\\alpha$ 的${name}是`,
			right,
			wrong: [
				angle(whole - degrees - 1, 100 - minutes),
				angle(whole - degrees, 60 - minutes),
				angle(otherWhole - degrees - 1, 60 - minutes)
			],
			analysis: `$${whole}^\\circ-${degrees}^\\circ${minutes}'=${whole - 1}^\\circ60'-${degrees}^\\circ${minutes}'$，得 ${right}。注意 $1^\\circ=60'$。`
		});
	}
};
var clockAngle = {
	name: "clock-angle",
	chapter: chapter$9,
	knowledge: "角的度量（钟面角）",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [hour, minute] = [random.int(1, 12), 10 * random.int(1, 5)];
		const hourHand = 30 * (hour % 12) + minute / 2;
		const difference = Math.abs(hourHand - 6 * minute);
		const angle = Math.min(difference, 360 - difference);
		if (angle === 0 || angle === 180) return clockAngle.generate(random);
		const reduced = difference > 180 ? `，而 $360^\\circ-${difference}^\\circ=${angle}^\\circ$` : "";
		return fillBlank(`钟面上 ${hour} 时 ${minute} 分，时针与分针所成的角（小于平角）是 ${gap}°。`, angle, `从 12 时的位置起，分针转过 $6^\\circ\\times${minute}=${6 * minute}^\\circ$，时针转过 $30^\\circ\\times${hour % 12}+0.5^\\circ\\times${minute}=${hourHand}^\\circ$，相差 $${difference}^\\circ$${reduced}。`);
	}
};
var countingPairs = {
	name: "counting-pairs",
	chapter: chapter$9,
	knowledge: "线段的条数",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const count = random.int(4, 10);
		const pairs = count * (count - 1) / 2;
		const wrong = random.shuffle([
			count * (count - 1),
			count * (count + 1) / 2,
			pairs - 1,
			count - 1
		]);
		const reason = `从 ${count} 个点中的每一个出发有 ${count - 1} 条线段，每条都数了两次，所以共有 $\\dfrac{${count}\\times${count - 1}}{2}=${pairs}$ 条`;
		return random.pick([() => numberChoice({
			stem: `一条直线上有 ${count} 个不同的点，以其中任意两点为端点的线段的条数是`,
			right: pairs,
			wrong,
			analysis: `${reason}。`
		}), () => numberChoice({
			stem: `一条高铁线路上有 ${count} 个车站（包括起点和终点），任意两站之间的里程都不相同。票价由里程决定，那么不同的票价的种数是`,
			right: pairs,
			wrong,
			analysis: `把车站看成直线上的点，票价的种数就是线段的条数。${reason}，即 ${pairs} 种票价。`
		})])();
	}
};
var segmentMidpoints = {
	name: "segment-midpoints",
	chapter: chapter$9,
	knowledge: "线段的中点",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [first, second] = [2 * random.int(2, 9), 2 * random.int(2, 9)];
		if (first === second) return segmentMidpoints.generate(random);
		const whole = first + second;
		return fillBlanks(`已知线段 $AB=${whole}\\,\\text{cm}$，点 $C$ 在线段 $AB$ 上，$AC=${first}\\,\\text{cm}$，点 $M$，$N$ 分别是 $AC$，$BC$ 的中点。则 $CN=$ [[1]] cm，$MN=$ [[2]] cm，$BM=$ [[3]] cm。`, [
			[second / 2, `$BC=AB-AC=${second}$（cm），$CN=\\dfrac{1}{2}BC=${second / 2}$（cm）。`],
			[whole / 2, `$MN=MC+CN=\\dfrac{1}{2}AC+\\dfrac{1}{2}BC=\\dfrac{1}{2}AB=${whole / 2}$（cm）。`],
			[whole - first / 2, `$BM=AB-AM=${whole}-${first / 2}=${whole - first / 2}$（cm）。`]
		]);
	}
};
var geometryBasicsGenerators = [
	complementaryAngle,
	clockAngle,
	countingPairs,
	segmentMidpoints,
	{
		name: "divided-angle",
		chapter: chapter$9,
		knowledge: "角的平分线",
		difficulty: 2,
		questions: 8,
		generate(random) {
			const [p, q] = random.pick([
				[1, 2],
				[1, 3],
				[2, 3],
				[1, 4],
				[3, 4],
				[1, 5],
				[2, 5]
			]);
			const whole = 2 * (p + q) * random.int(Math.ceil(25 / (p + q)), Math.floor(80 / (p + q)));
			const part = whole * p / (p + q);
			const answer = decimal(whole / 2 - part);
			return workedAnswer({
				stem: `已知 $\\angle AOB=${whole}^\\circ$，射线 $OC$ 在 $\\angle AOB$ 的内部，且 $\\angle AOC:\\angle BOC=${p}:${q}$，$OD$ 平分 $\\angle AOB$。求 $\\angle COD$ 的度数。`,
				model: [
					`解：因为 $\\angle AOB=${whole}^\\circ$，$\\angle AOC:\\angle BOC=${p}:${q}$，`,
					`所以 $\\angle AOC=\\dfrac{${p}}{${p + q}}\\times${whole}^\\circ=${part}^\\circ$。`,
					`因为 $OD$ 平分 $\\angle AOB$，所以 $\\angle AOD=\\dfrac{1}{2}\\angle AOB=${whole / 2}^\\circ$。`,
					`所以 $\\angle COD=\\angle AOD-\\angle AOC=${whole / 2}^\\circ-${part}^\\circ=${answer}^\\circ$。`
				],
				criteria: [
					[
						"按比求角",
						`$\\angle AOC=${part}^\\circ$`,
						30
					],
					[
						"角平分线",
						`$\\angle AOD=${whole / 2}^\\circ$`,
						20
					],
					[
						"求差",
						`$\\angle COD=${answer}^\\circ$，每步有理由`,
						30
					]
				],
				analysis: "$\\angle COD$ 是 $\\angle AOD$ 与 $\\angle AOC$ 的差，先分别求出这两个角。画出图形有助于看清位置。"
			});
		}
	}
];
// server/content/maths/generators/inequalities.ts
/** 七年级下册 第 11 章 不等式与不等式组 */
var chapter$8 = "ma-rj2024-7b-11";
var system$1 = (first, second) => `\\begin{cases}${first},\\\\${second}\\end{cases}`;
var countIntegerSolutions = {
	name: "count-integer-solutions",
	chapter: chapter$8,
	knowledge: "不等式组的整数解",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [p, low, t, high] = [
			random.int(2, 4),
			random.int(-4, 1),
			random.int(2, 4),
			random.int(2, 5)
		];
		const [q, s] = [random.nonZero(-6, 6), random.int(5, 12)];
		const [open, closed] = [random.pick([">", "\\ge "]), random.pick([">", "\\ge "])];
		const first = `${polynomial([p, q])}${open}${p * low + q}`;
		const second = `${s}-${t}x${closed}${s - t * high}`;
		const [from, to] = [open === ">" ? low + 1 : low, closed === ">" ? high - 1 : high];
		const solutions = Array.from({ length: to - from + 1 }, (_, index) => `$${from + index}$`);
		return numberChoice({
			stem: `不等式组 $${system$1(first, second)}$ 的整数解的个数是`,
			right: solutions.length,
			wrong: nearbyCounts(random, solutions.length),
			analysis: `解两个不等式，得 $x${open}${low}$ 和 $x${closed === ">" ? "<" : "\\le"}${high}$，所以 $${low}${open === ">" ? "<" : "\\le "}x${closed === ">" ? "<" : "\\le"}${high}$，整数解为 ${solutions.join("，")}，共 ${solutions.length} 个。`
		});
	}
};
var solveSystem = {
	name: "solve-inequality-system",
	chapter: chapter$8,
	knowledge: "解一元一次不等式组",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [k, j, high, low] = [
			random.int(3, 6),
			random.int(1, 2),
			random.int(1, 5),
			random.int(-4, -1)
		];
		const [m, e, f] = [
			random.nonZero(-6, 6),
			random.int(2, 4),
			random.int(-2, 1)
		];
		const n = m + high * (k - j);
		const d = e * f - low;
		if (d === 0 || n === 0) return solveSystem.generate(random);
		const first = `${polynomial([k, m])}<${polynomial([j, n])}`;
		const second = `\\dfrac{${polynomial([1, d])}}{${e}}\\ge${f}`;
		const integers = Array.from({ length: high - low }, (_, index) => `$${low + index}$`);
		return workedAnswer({
			stem: `解不等式组 $${system$1(first, second)}$ 并写出它的所有整数解。`,
			model: [
				`解：解不等式 $${first}$，得 $${k - j}x<${n - m}$，即 $x<${high}$。`,
				`解不等式 $${second}$，得 $${polynomial([1, d])}\\ge${e * f}$，即 $x\\ge${low}$。`,
				`所以不等式组的解集是 $${low}\\le x<${high}$。`,
				`它的整数解是 ${integers.join("，")}。`
			],
			criteria: [
				[
					"解第一个不等式",
					`$x<${high}$`,
					20
				],
				[
					"解第二个不等式",
					`$x\\ge${low}$`,
					20
				],
				[
					"写出解集",
					`公共部分 $${low}\\le x<${high}$`,
					20
				],
				[
					"写出整数解",
					"不漏不多，注意端点能否取到",
					20
				]
			],
			analysis: "分别解两个不等式，在数轴上找出公共部分；实心点能取到，空心圈不能取到。"
		});
	}
};
function inequalitySteps(random) {
	const [c, k, m] = [
		random.int(2, 9),
		random.int(2, 6),
		random.int(1, 9)
	];
	const step = (from, to, holds, why) => {
		return {
			text: `若 $${from}$，则 $${to}$`,
			holds,
			why
		};
	};
	return [
		step("a>b", `a-${c}>b-${c}`, true, "不等式两边减同一个数，不等号的方向不变。"),
		step("a>b", `-${k}a<-${k}b`, true, "不等式两边乘同一个负数，不等号的方向改变。"),
		step("ac^2>bc^2", "a>b", true, "由条件知 $c^2>0$，两边除以同一个正数，方向不变。"),
		step(`-\\dfrac{a}{${k}}<-\\dfrac{b}{${k}}`, "a>b", true, `两边乘 $-${k}$，不等号的方向改变。`),
		step("a>b", `${m}-a>${m}-b`, false, "由 $a>b$ 得 $-a<-b$，方向应改变。"),
		step("a>b", "ac>bc", false, "当 $c\\le0$ 时不成立。"),
		step("a>b", "ac^2>bc^2", false, "当 $c=0$ 时，两边相等。"),
		step("a>b", "a^2>b^2", false, "例如 $a=1$，$b=-2$ 时不成立。"),
		step("a>b", `a+${c}>b+${c + m}`, false, "两边加的数不同，不能保证成立。")
	];
}
var inequalityProperties = {
	name: "inequality-properties",
	chapter: chapter$8,
	knowledge: "不等式的性质",
	difficulty: 2,
	questions: 8,
	generate: (random) => multiChoice(random, "下列不等式变形正确的有", inequalitySteps(random))
};
function budget(random) {
	const [count, most] = [random.int(20, 40), random.int(6, 15)];
	const [dear, cheap] = [random.int(30, 60), random.int(10, 25)];
	const money = dear * most + cheap * (count - most) + random.int(0, dear - cheap - 1);
	return fillBlank(`学校计划购买篮球和跳绳共 ${count} 件，篮球每个 ${dear} 元，跳绳每根 ${cheap} 元，总费用不超过 ${money} 元，则最多可以购买篮球 ${gap} 个。`, most, `设购买篮球 $x$ 个，得 $${dear}x+${cheap}(${count}-x)\\le${money}$，即 $${dear - cheap}x\\le${money - cheap * count}$。$x$ 是整数，所以 $x$ 最大取 ${most}。`);
}
function contest(random) {
	const [questions, minus] = [random.pick([
		20,
		25,
		30
	]), random.int(1, 5)];
	const [plus, least] = [random.pick([5, 10]), random.int(12, questions - 3)];
	const target = plus * least - minus * (questions - least) - random.int(0, plus + minus - 1);
	if (target < plus * questions / 3) return contest(random);
	return fillBlank(`一次知识竞赛共有 ${questions} 道题，每一题答对得 ${plus} 分，答错或不答扣 ${minus} 分。要使得分不低于 ${target} 分，至少要答对 ${gap} 道题。`, least, `设答对 $x$ 道题，得 $${plus}x-${minus === 1 ? "" : minus}(${questions}-x)\\ge${target}$，即 $${plus + minus}x\\ge${target + minus * questions}$。$x$ 是整数，所以 $x$ 最小取 ${least}。`);
}
var inequalityGenerators = [
	countIntegerSolutions,
	solveSystem,
	inequalityProperties,
	{
		name: "inequality-problem",
		chapter: chapter$8,
		knowledge: "一元一次不等式的应用",
		difficulty: 2,
		questions: 8,
		generate: (random) => random.pick([budget, contest])(random)
	}
];
// server/content/maths/generators/linear-equations.ts
/** 七年级上册 第 5 章 一元一次方程 */
var chapter$7 = "ma-rj2024-7a-5";
var equationRoot = {
	name: "equation-root",
	chapter: chapter$7,
	knowledge: "解一元一次方程（去括号）",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [a, b, c, root] = [
			random.int(2, 6),
			random.nonZero(-5, 5),
			random.nonZero(-4, 5),
			random.nonZero(-8, 8)
		];
		if (a === c) return equationRoot.generate(random);
		const d = a * (root - b) - c * root;
		return fillBlank(`方程 $${a}(${polynomial([1, -b])})=${polynomial([c, d])}$ 的解是 $x=$ ${gap}。`, root, `去括号，得 $${polynomial([a, -a * b])}=${polynomial([c, d])}$；移项、合并同类项，得 $${polynomial([a - c, 0])}=${d + a * b}$，所以 $x=${root}$。`);
	}
};
var equationWithFractions = {
	name: "equation-with-fractions",
	chapter: chapter$7,
	knowledge: "解一元一次方程（去分母）",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [p, q] = random.pick([
			[2, 5],
			[3, 5],
			[2, 7],
			[3, 7],
			[4, 7],
			[3, 8]
		]);
		const [root, u, v] = [
			random.nonZero(-6, 9),
			random.int(-2, 4),
			random.int(-2, 3)
		];
		const [a, b, c] = [
			p * u - root,
			root - q * v,
			u - v
		];
		if (a === 0 || b === 0 || c === 0) return equationWithFractions.generate(random);
		const [left, right] = [polynomial([1, a]), polynomial([1, -b])];
		const constant = p * q * c - q * a - p * b;
		return workedAnswer({
			stem: `解方程：$\\dfrac{${left}}{${p}}-\\dfrac{${right}}{${q}}=${c}$。`,
			model: [
				`解：去分母（两边乘 ${p * q}），得 $${q}(${left})-${p}(${right})=${p * q * c}$。`,
				`去括号，得 $${polynomial([q, q * a])}${signed(polynomial([-p, p * b]))}=${p * q * c}$。`,
				`移项、合并同类项，得 $${q - p}x=${constant}$。`,
				`系数化为 1，得 $x=${root}$。`
			],
			criteria: [
				[
					"去分母",
					`两边每一项都乘 ${p * q}，分子是多项式的要加括号`,
					30
				],
				[
					"去括号",
					"各项符号正确",
					20
				],
				[
					"移项、合并同类项",
					"移项变号，合并正确",
					20
				],
				[
					"系数化为 1",
					`$x=${root}$`,
					10
				]
			],
			analysis: `各分母的最小公倍数是 ${p * q}，先去分母。分数线兼有括号的作用，减号后面的分子要加括号。`
		});
	}
};
var unknownConstant = {
	name: "unknown-constant",
	chapter: chapter$7,
	knowledge: "方程的解的意义",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [root, a, b, c] = [
			random.nonZero(-5, 5),
			random.int(2, 6),
			random.int(2, 6),
			random.int(1, 8)
		];
		const m = b * (root - c) - a * root;
		if (m === 0 || a === b) return unknownConstant.generate(random);
		return numberChoice({
			stem: `已知 $x=${root}$ 是关于 $x$ 的方程 $${a}x+m=${b}(${polynomial([1, -c])})$ 的解，则 $m$ 的值是`,
			right: m,
			wrong: [
				-m,
				b * root - c - a * root,
				b * (root - c) + a * root,
				m + a
			],
			analysis: `把 $x=${root}$ 代入方程，得 $${a * root}+m=${b}\\times(${root}-${c})$，即 $${a * root}+m=${b * (root - c)}$，所以 $m=${m}$。`
		});
	}
};
/** Offers with a cost of whole tens and a list price of whole yuan, marked up but not beyond reason. */
function offers() {
	const found = [];
	for (let cost = 40; cost <= 400; cost += 20) for (const profit of [
		5,
		10,
		20,
		25
	]) for (const tenths of [
		6,
		7,
		8,
		9
	]) {
		const list = cost * (100 + profit) / (10 * tenths);
		if (Number.isInteger(list)) found.push({
			cost,
			list,
			profit,
			tenths
		});
	}
	return found;
}
var discountRate = {
	name: "discount-rate",
	chapter: chapter$7,
	knowledge: "销售中的盈亏问题",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const { cost, list, profit, tenths } = random.pick(offers());
		const lowest = tenths - random.int(0, Math.min(3, tenths - 5));
		const first = Math.min(lowest, 6);
		const texts = [
			0,
			1,
			2,
			3
		].map((step) => `${first + step} 折`);
		return orderedChoice(`一种书包每个进价 ${cost} 元，标价 ${list} 元。商店打折出售后，每个仍获利 ${profit}%（利润与进价之比），则商店打了`, texts, `${tenths} 折`, `设打 $x$ 折，得 $${list}\\times\\dfrac{x}{10}-${cost}=${cost}\\times${profit}\\%$，即 $${decimal(list / 10)}x=${cost + cost * profit / 100}$，解得 $x=${tenths}$。`);
	}
};
function equationSteps(random) {
	const [k, c, m] = [
		random.int(2, 5),
		random.int(2, 9),
		random.int(2, 6)
	];
	const step = (from, to, holds, why) => {
		return {
			text: `若 $${from}$，则 $${to}$`,
			holds,
			why
		};
	};
	return [
		step("a=b", `a+${c}=b+${c}`, true, "等式两边加同一个数，结果仍相等。"),
		step("a=b", `-${k}a=-${k}b`, true, "等式两边乘同一个数，结果仍相等。"),
		step("\\dfrac{a}{c}=\\dfrac{b}{c}", "a=b", true, "由条件知 $c\\ne0$，两边乘 $c$，结果仍相等。"),
		step(`a-${m}=b-${m}`, "a=b", true, `等式两边加 ${m}，结果仍相等。`),
		step("ac=bc", "a=b", false, "当 $c=0$ 时，$a$ 与 $b$ 不一定相等。"),
		step("a=b", "\\dfrac{a}{c}=\\dfrac{b}{c}", false, "没有说明 $c\\ne0$，不能两边除以 $c$。"),
		step(`a=b`, `a+${c}=b-${c}`, false, "两边应加（或减）同一个数。"),
		step(`-\\dfrac{x}{${k}}=${k * m}`, `x=-${m}`, false, `两边应乘 $-${k}$，得 $x=-${k * k * m}$。`),
		step(`${k}x=-${k * m}`, `x=-${m}`, true, `两边除以 ${k}，结果仍相等。`)
	];
}
var equalityProperties = {
	name: "equality-properties",
	chapter: chapter$7,
	knowledge: "等式的性质",
	difficulty: 1,
	questions: 8,
	generate: (random) => multiChoice(random, "下列等式变形正确的有", equationSteps(random))
};
var sharingBooks = {
	name: "sharing-books",
	chapter: chapter$7,
	knowledge: "盈不足问题",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [people, each, more] = [
			random.int(30, 48),
			random.int(2, 4),
			random.int(1, 2)
		];
		const left = random.int(5, people * more - 5);
		const missing = people * more - left;
		const books = people * each + left;
		return fillBlanks(`把一批图书分给七（1）班的同学阅读。如果每人分 ${each} 本，那么剩余 ${left} 本；如果每人分 ${each + more} 本，那么还缺 ${missing} 本。这个班有 [[1]] 名同学，这批图书有 [[2]] 本。`, [[people, `设有 $x$ 名同学，得 $${each}x+${left}=${each + more}x-${missing}$，解得 $x=${people}$。`], [books, `图书共 $${each}\\times${people}+${left}=${books}$（本）。`]]);
	}
};
var journeyCriteria = (root) => [
	[
		"设未知数",
		"说明未知数的含义和单位",
		10
	],
	[
		"列方程",
		"等量关系正确，方程与题意相符",
		40
	],
	[
		"解方程",
		`解得 $x=${root}$`,
		20
	],
	[
		"作答",
		"写出单位和完整的答",
		10
	]
];
function meeting(random) {
	const [slow, gain, ahead, root] = [
		10 * random.int(5, 8),
		10 * random.int(1, 4),
		random.pick([.5, 1]),
		random.int(2, 4)
	];
	const fast = slow + gain;
	const distance = slow * ahead + (slow + fast) * root;
	return workedAnswer({
		stem: `甲、乙两地相距 ${distance} km。一辆货车以 ${slow} km/h 的速度从甲地开往乙地，出发 ${ahead === 1 ? "1 h" : "30 min"} 后，一辆轿车以 ${fast} km/h 的速度从乙地开往甲地。轿车开出几小时后两车相遇？`,
		model: [
			"解：设轿车开出 $x$ h 后两车相遇。",
			`根据题意，得 $${slow}\\times${decimal(ahead)}+${slow}x+${fast}x=${distance}$。`,
			`合并同类项，得 $${slow + fast}x=${distance - slow * ahead}$，解得 $x=${root}$。`,
			`答：轿车开出 ${root} h 后两车相遇。`
		],
		criteria: journeyCriteria(String(root)),
		analysis: "相遇时，两车行驶的路程之和等于两地的距离；货车多行驶了先出发的那段时间。"
	});
}
function catchingUp(random) {
	const [walk, early, root] = [
		random.int(60, 80),
		random.int(5, 12),
		random.int(3, 8)
	];
	const gain = walk * early / root;
	const ride = walk + gain;
	if (!Number.isInteger(gain) || ride > 260 || ride < 150) return catchingUp(random);
	return workedAnswer({
		stem: `小明以 ${walk} m/min 的速度步行去学校，出发 ${early} min 后，爸爸发现他忘了带作业，立即骑自行车以 ${ride} m/min 的速度沿同一条路追赶，并在途中追上了他。爸爸用了几分钟追上小明？`,
		model: [
			"解：设爸爸用了 $x$ min 追上小明。",
			`根据题意，得 $${ride}x=${walk}(x+${early})$。`,
			`去括号、移项，得 $${ride - walk}x=${walk * early}$，解得 $x=${root}$。`,
			`答：爸爸用了 ${root} min 追上小明。`
		],
		criteria: journeyCriteria(String(root)),
		analysis: "追上时，两人所走的路程相等；小明比爸爸多走了先出发的那段时间。"
	});
}
var linearEquationGenerators = [
	equationRoot,
	equationWithFractions,
	unknownConstant,
	discountRate,
	equalityProperties,
	sharingBooks,
	{
		name: "journeys",
		chapter: chapter$7,
		knowledge: "行程问题",
		difficulty: 3,
		questions: 8,
		generate: (random) => random.pick([meeting, catchingUp])(random)
	}
];
// server/content/maths/generators/linear-systems.ts
/** 七年级下册 第 10 章 二元一次方程组 */
var chapter$6 = "ma-rj2024-7b-10";
var linear = (a, b) => sum([[a, "x"], [b, "y"]]);
/** Two equations under one brace. */
var system = (first, second) => `\\begin{cases}${first},\\\\${second}\\end{cases}`;
var linearSystem = {
	name: "linear-system",
	chapter: chapter$6,
	knowledge: "解二元一次方程组",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [x, y] = [random.nonZero(-6, 8), random.nonZero(-6, 8)];
		const [a, b, c, d] = [
			random.int(1, 5),
			random.nonZero(-5, 5),
			random.int(1, 5),
			random.nonZero(-5, 5)
		];
		const determinant = a * d - b * c;
		if (determinant === 0) return linearSystem.generate(random);
		const [e, f] = [a * x + b * y, c * x + d * y];
		return fillBlanks(`方程组 $${system(`${linear(a, b)}=${e}`, `${linear(c, d)}=${f}`)}$ 的解是 $x=$ [[1]]，$y=$ [[2]]。`, [[x, `用加减法消去 $y$，得 $${sum([[Math.abs(determinant), "x"]])}=${Math.abs(determinant) * x}$，所以 $x=${x}$。`], [y, `把 $x=${x}$ 代入 $${linear(a, b)}=${e}$，得 $${sum([[a * x, ""], [b, "y"]])}=${e}$，所以 $y=${y}$。`]]);
	}
};
var systemParameter = {
	name: "system-parameter",
	chapter: chapter$6,
	knowledge: "含参数的二元一次方程组",
	difficulty: 3,
	questions: 8,
	generate(random) {
		const [k, total, p, q, a] = [
			random.nonZero(-6, 6),
			random.int(1, 6),
			random.int(1, 3),
			random.int(1, 3),
			random.nonZero(-5, 5)
		];
		const b = 3 * total - (p + q) * k - a;
		const right = (factor, constant) => sum([[factor, "k"], [constant, ""]]);
		return fillBlank(`关于 $x$，$y$ 的方程组 $${system(`2x+y=${right(p, a)}`, `x+2y=${right(q, b)}`)}$ 的解满足 $x+y=${total}$，则 $k=$ ${gap}。`, k, `两个方程相加，得 $3(x+y)=${right(p + q, a + b)}$。把 $x+y=${total}$ 代入，得 $${3 * total}=${right(p + q, a + b)}$，所以 $k=${k}$。`);
	}
};
var purchases = [
	{
		story: (count, total, first, second) => `某班师生共 ${count} 人参观科技馆，成人票每张 ${first} 元，学生票每张 ${second} 元，购票一共用去 ${total} 元。成人和学生各有多少人？`,
		names: ["成人", "学生"],
		unit: "人",
		prices: [20, 40],
		counts: [3, 9]
	},
	{
		story: (count, total, first, second) => `学校为运动会购买奖品，买钢笔和笔记本共 ${count} 件，钢笔每支 ${first} 元，笔记本每本 ${second} 元，一共用去 ${total} 元。钢笔和笔记本各买了多少？`,
		names: ["钢笔", "笔记本"],
		unit: "件",
		prices: [12, 20],
		counts: [10, 25]
	},
	{
		story: (count, total, first, second) => `某公司用大、小两种货车共 ${count} 辆运送救灾物资，大货车每辆运 ${first} t，小货车每辆运 ${second} t，一次正好运完 ${total} t。大、小货车各用了多少辆？`,
		names: ["大货车", "小货车"],
		unit: "辆",
		prices: [8, 15],
		counts: [4, 12]
	}
];
var linearSystemGenerators = [
	linearSystem,
	systemParameter,
	{
		name: "system-problem",
		chapter: chapter$6,
		knowledge: "二元一次方程组的应用",
		difficulty: 2,
		questions: 8,
		generate(random) {
			const { story, names, unit, prices, counts } = random.pick(purchases);
			const first = random.int(...prices);
			const second = Math.floor(first / 2) - random.int(0, 2);
			const x = random.int(...counts);
			const y = names[1] === "学生" ? random.int(35, 48) : random.int(...counts) + 3;
			const total = first * x + second * y;
			const equations = system(`x+y=${x + y}`, `${linear(first, second)}=${total}`);
			return workedAnswer({
				stem: story(x + y, total, first, second),
				model: [
					`解：设${names[0]}有 $x$ ${unit}，${names[1]}有 $y$ ${unit}。`,
					`根据题意，得 $${equations}$。`,
					`由第一个方程，得 $y=${x + y}-x$。代入第二个方程，得 $${first}x+${second}(${x + y}-x)=${total}$，解得 $x=${x}$。`,
					`所以 $y=${x + y}-${bracketed(x)}=${y}$。`,
					`答：${names[0]} ${x} ${unit}，${names[1]} ${y} ${unit}。`
				],
				criteria: [
					[
						"设未知数",
						"两个未知数都写清含义和单位",
						10
					],
					[
						"列方程组",
						"两个方程都符合题意，每个占一半分",
						40
					],
					[
						"解方程组",
						"消元过程清楚，结果正确",
						20
					],
					[
						"作答",
						"写出完整的答",
						10
					]
				],
				analysis: `题中有两个等量关系：数量之和是 ${x + y}，总量是 ${total}。`
			});
		}
	}
];
// server/content/maths/generators/parallel-lines.ts
/** 七年级下册 第 7 章 相交线与平行线 */
var chapter$5 = "ma-rj2024-7b-7";
var intersectingLines = {
	name: "intersecting-lines",
	chapter: chapter$5,
	knowledge: "对顶角与邻补角",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const small = random.int(20, 80);
		const large = 180 - small;
		const lines = "直线 $AB$，$CD$ 相交于点 $O$";
		return random.pick([() => fillBlank(`${lines}，若 $\\angle AOC+\\angle BOD=${2 * small}^\\circ$，则 $\\angle BOC=$ ${gap}°。`, large, `$\\angle AOC$ 与 $\\angle BOD$ 是对顶角，所以 $\\angle AOC=${small}^\\circ$；$\\angle BOC$ 是它的邻补角，等于 $180^\\circ-${small}^\\circ=${large}^\\circ$。`), () => fillBlank(`${lines}，若 $\\angle BOC$ 比 $\\angle AOC$ 大 $${large - small}^\\circ$，则 $\\angle BOD=$ ${gap}°。`, small, `设 $\\angle AOC=x^\\circ$，则 $x+(x+${large - small})=180$，解得 $x=${small}$。由对顶角相等，$\\angle BOD=\\angle AOC=${small}^\\circ$。`)])();
	}
};
var parallelAngles = {
	name: "parallel-angles",
	chapter: chapter$5,
	knowledge: "平行线的性质",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const relation = random.pick([
			"同位角",
			"内错角",
			"同旁内角"
		]);
		const supplementary = relation === "同旁内角";
		const [x, p, first] = [
			random.int(10, 30),
			random.int(2, 4),
			random.int(20, 80)
		];
		const r = random.int(1, p - 1);
		const second = supplementary ? 180 - first : first;
		const [q, s] = [first - p * x, second - r * x];
		if (q === 0 || s === 0) return parallelAngles.generate(random);
		const [left, right] = [polynomial([p, q]), polynomial([r, s])];
		const equation = supplementary ? `(${left})+(${right})=180` : `${left}=${right}`;
		return numberChoice({
			stem: `直线 $a\\parallel b$，被直线 $c$ 所截，$\\angle1$ 与 $\\angle2$ 是一对${relation}。若 $\\angle1=(${left})^\\circ$，$\\angle2=(${right})^\\circ$，则 $\\angle1$ 的度数是`,
			right: first,
			wrong: random.sample([
				180 - first,
				x,
				first + 10,
				first - 10,
				90 - first
			].filter((angle) => angle > 0), 5),
			unit: "^\\circ",
			analysis: `两直线平行，${relation}${supplementary ? "互补" : "相等"}，所以 $${equation}$，解得 $x=${x}$，$\\angle1=${first}^\\circ$。`
		});
	}
};
var statement = (text, why, holds) => ({
	text,
	holds,
	why
});
var parallelStatements = {
	name: "parallel-statements",
	chapter: chapter$5,
	knowledge: "相交线与平行线的概念",
	difficulty: 1,
	questions: 6,
	generate: (random) => multiChoice(random, "下列说法正确的有", [
		statement("对顶角相等", "这是对顶角的性质。", true),
		statement("同位角相等，两直线平行", "这是平行线的判定方法。", true),
		statement("平行于同一条直线的两条直线互相平行", "这是平行线的传递性。", true),
		statement("连接直线外一点与直线上各点的所有线段中，垂线段最短", "这是垂线段的性质。", true),
		statement("过直线外一点有且只有一条直线与这条直线平行", "这是平行线的基本事实。", true),
		statement("在同一平面内，过一点有且只有一条直线与已知直线垂直", "这是垂线的基本事实。", true),
		statement("相等的角是对顶角", "对顶角还要求有公共顶点、两边互为反向延长线。", false),
		statement("两条直线被第三条直线所截，同位角相等", "缺少“两直线平行”的条件。", false),
		statement("同旁内角相等，两直线平行", "应是同旁内角互补，两直线平行。", false),
		statement("互补的两个角是邻补角", "邻补角还要有一条公共边，另一边互为反向延长线。", false),
		statement("直线外一点到这条直线的垂线段，叫作点到直线的距离", "距离是垂线段的长度，不是垂线段本身。", false)
	])
};
var bentCriteria = [
	[
		"作辅助线",
		"过点 $E$ 作 $EF\\parallel AB$，并说明 $EF\\parallel CD$",
		30
	],
	[
		"运用平行线的性质",
		"写出两组角的关系和理由",
		30
	],
	[
		"求出结果",
		"角的和正确",
		20
	]
];
var bentStem = "已知 $AB\\parallel CD$，点 $E$ 在直线 $AB$ 与 $CD$ 之间，连接 $BE$，$DE$。点 $A$，$C$ 在直线 $BD$ 的左侧，";
var helperLine = "解：过点 $E$ 向左作 $EF\\parallel AB$。因为 $AB\\parallel CD$，所以 $EF\\parallel CD$（平行于同一条直线的两条直线平行）。";
function bentInwards(random) {
	const [b, d] = [random.int(25, 47), random.int(48, 70)];
	return workedAnswer({
		stem: `${bentStem}点 $E$ 也在直线 $BD$ 的左侧。若 $\\angle ABE=${b}^\\circ$，$\\angle CDE=${d}^\\circ$，求 $\\angle BED$ 的度数。`,
		model: [
			helperLine,
			`因为 $EF\\parallel AB$，所以 $\\angle BEF=\\angle ABE=${b}^\\circ$（两直线平行，内错角相等）。`,
			`同理，$\\angle DEF=\\angle CDE=${d}^\\circ$。`,
			`所以 $\\angle BED=\\angle BEF+\\angle DEF=${b}^\\circ+${d}^\\circ=${b + d}^\\circ$。`
		],
		criteria: bentCriteria,
		analysis: "先按条件画图。过“拐点”作平行线，把 $\\angle BED$ 分成两个可以转移的角。"
	});
}
function bentOutwards(random) {
	const [b, d] = [random.int(133, 155), random.int(110, 132)];
	return workedAnswer({
		stem: `${bentStem}点 $E$ 在直线 $BD$ 的右侧。若 $\\angle ABE=${b}^\\circ$，$\\angle CDE=${d}^\\circ$，求 $\\angle BED$ 的度数。`,
		model: [
			helperLine,
			`因为 $EF\\parallel AB$，所以 $\\angle BEF=180^\\circ-\\angle ABE=${180 - b}^\\circ$（两直线平行，同旁内角互补）。`,
			`同理，$\\angle DEF=180^\\circ-\\angle CDE=${180 - d}^\\circ$。`,
			`所以 $\\angle BED=\\angle BEF+\\angle DEF=${180 - b}^\\circ+${180 - d}^\\circ=${360 - b - d}^\\circ$。`
		],
		criteria: bentCriteria,
		analysis: "先按条件画图。过“拐点”作平行线，$\\angle BED$ 的两部分分别与已知角互补。"
	});
}
var parallelLineGenerators = [
	intersectingLines,
	parallelAngles,
	parallelStatements,
	{
		name: "bent-line",
		chapter: chapter$5,
		knowledge: "平行线的性质与辅助线",
		difficulty: 3,
		questions: 6,
		generate: (random) => random.pick([bentInwards, bentOutwards])(random)
	}
];
// server/content/maths/generators/polynomials.ts
/** 七年级上册 第 4 章 整式的加减 */
var chapter$4 = "ma-rj2024-7a-4";
var monomialParts = {
	name: "monomial-parts",
	chapter: chapter$4,
	knowledge: "单项式的系数与次数",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [top, bottom] = random.pick(coprimePairs(7));
		const [x, y] = [random.int(2, 4), random.int(2, 5)];
		const coefficient = fraction(-top, bottom);
		const option = (factor, degree) => `$${factor}$，$${degree}$`;
		return singleChoice$1(random, {
			stem: `单项式 $${coefficient}x^${x}y^${y}$ 的系数和次数分别是`,
			right: option(coefficient, x + y),
			wrong: [
				option(coefficient, Math.max(x, y)),
				option(fraction(top, bottom), x + y),
				option(String(-top), x + y)
			],
			analysis: `单项式中的数字因数是系数，即 $${coefficient}$；所有字母的指数的和是次数，即 $${x}+${y}=${x + y}$。`
		});
	}
};
var likeTerms = {
	name: "like-terms",
	chapter: chapter$4,
	knowledge: "同类项",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [p, q] = [random.int(2, 9), -random.int(2, 9)];
		const [m, n] = [random.int(1, 6), random.int(2, 6)];
		const [a, b] = [random.int(1, 3), random.int(1, 3)];
		if (p + q === 0) return likeTerms.generate(random);
		return fillBlanks(`若单项式 $${p}x^{m+${a}}y^{${n + b}}$ 与 $${q}x^{${m + a}}y^{n+${b}}$ 是同类项，则 $m=$ [[1]]，$n=$ [[2]]；把这两个单项式合并，所得单项式的系数是 [[3]]。`, [
			[m, `$x$ 的指数相同：$m+${a}=${m + a}$，所以 $m=${m}$。`],
			[n, `$y$ 的指数相同：$n+${b}=${n + b}$，所以 $n=${n}$。`],
			[p + q, `合并同类项，系数相加：$${p}+(${q})=${p + q}$。`]
		]);
	}
};
var removeBrackets = {
	name: "remove-brackets",
	chapter: chapter$4,
	knowledge: "整式的加减",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [a, b, c] = [
			random.int(2, 5),
			random.int(2, 5),
			random.int(1, 6)
		];
		const [d, e, f] = [
			random.int(2, 4),
			random.int(1, 4),
			random.int(1, 6)
		];
		if (a * b === d * e || c === d * f || f === 1) return removeBrackets.generate(random);
		const simplified = polynomial([a * b - d * e, a * c + d * f]);
		return singleChoice$1(random, {
			stem: `化简 $${a}(${polynomial([b, c])})-${d}(${polynomial([e, -f])})$ 的结果是`,
			right: `$${simplified}$`,
			wrong: [
				polynomial([a * b - d * e, a * c - d * f]),
				polynomial([a * b - d * e, a * c + f]),
				polynomial([a * b + d * e, a * c - d * f]),
				polynomial([a * b - d * e, c + d * f])
			].map((text) => `$${text}$`),
			analysis: `原式 $=${polynomial([a * b, a * c])}${signed(polynomial([-d * e, d * f]))}=${simplified}$。去括号时括号前是负号，各项都要变号。`
		});
	}
};
var bracketRules = {
	name: "bracket-rules",
	chapter: chapter$4,
	knowledge: "去括号与合并同类项",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [k, m, p] = [
			random.int(2, 6),
			random.int(2, 7),
			random.int(5, 9)
		];
		const q = random.int(2, p - 2);
		const equation = (formula, holds, why) => ({
			text: `$${formula}$`,
			holds,
			why
		});
		return multiChoice(random, "下列式子变形正确的有", [
			equation(`a-(b-${k}c)=a-b+${k}c`, true, "括号前是负号，去括号后各项都变号。"),
			equation(`-${k}(x-${m})=-${k}x+${k * m}`, true, `$-${k}$ 与括号内的每一项相乘，$-${k}\\times(-${m})=${k * m}$。`),
			equation(`${p}x^2y-${q}yx^2=${p - q}x^2y`, true, `$x^2y$ 与 $yx^2$ 是同类项，系数相减得 $${p - q}$。`),
			equation(`${p}ab+${q}ab=${p + q}ab`, true, "合并同类项，系数相加，字母部分不变。"),
			equation(`a-(b+${k}c)=a-b+${k}c`, false, `括号前是负号，$+${k}c$ 应变为 $-${k}c$。`),
			equation(`-${k}(x-${m})=-${k}x-${k * m}`, false, `$-${k}\\times(-${m})=+${k * m}$，符号错了。`),
			equation(`${p}x^2+${q}x^2=${p + q}x^4`, false, `合并同类项时字母的指数不变，应为 $${p + q}x^2$。`),
			equation(`${p}a+${q}b=${p + q}ab`, false, `$${p}a$ 与 $${q}b$ 不是同类项，不能合并。`),
			equation(`${p}x-${q}x=${p - q}`, false, `漏写了字母，应为 $${p - q}x$。`)
		]);
	}
};
var simplifyThenEvaluate = {
	name: "simplify-then-evaluate",
	chapter: chapter$4,
	knowledge: "整式的化简求值",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [a, b, c] = [
			random.int(2, 5),
			random.int(2, 4),
			random.int(1, 3)
		];
		const [x, y] = [-random.int(1, 3), random.nonZero(-4, 4)];
		if (a === b * c) return simplifyThenEvaluate.generate(random);
		const [square, product] = [a - b * c, -(a + b)];
		const first = "x^2-xy";
		const second = sum([[1, "xy"], [c, "x^2"]]);
		const simplified = sum([[square, "x^2"], [product, "xy"]]);
		const value = square * x * x + product * x * y;
		const squareShown = square === 1 ? "" : square === -1 ? "-" : `${square}\\times`;
		return workedAnswer({
			stem: `先化简，再求值：$${a}(${first})-${b}(${second})$，其中 $x=${x}$，$y=${y}$。`,
			model: [
				`解：原式 $=${a}x^2-${a}xy-${sum([[b, "xy"]])}-${sum([[b * c, "x^2"]])}$`,
				`$=${simplified}$。`,
				`当 $x=${x}$，$y=${y}$ 时，`,
				`原式 $=${squareShown}(${x})^2${product}\\times(${x})\\times${bracketed(y)}=${square * x * x}${signed(product * x * y)}=${value}$。`
			],
			criteria: [
				[
					"去括号",
					"每一项都乘到，符号正确",
					30
				],
				[
					"合并同类项",
					`化简得 $${simplified}$`,
					30
				],
				[
					"代入求值",
					`负数代入时加括号，结果为 $${value}$`,
					20
				]
			],
			analysis: "先去括号、合并同类项，把式子化到最简，再代入，计算量小，也不容易出错。"
		});
	}
};
var polynomialGenerators = [
	monomialParts,
	likeTerms,
	removeBrackets,
	bracketRules,
	simplifyThenEvaluate
];
// server/content/maths/generators/products-and-fractions.ts
/** 八年级上册 第 16–18 章 整式的乘法、因式分解、分式 */
var powerRules = {
	name: "power-rules",
	chapter: "ma-rj2024-8a-16",
	knowledge: "幂的运算",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [m, n, k] = [
			random.int(3, 6),
			random.int(2, 4),
			random.int(2, 4)
		];
		const p = n === 2 && k === 2 ? 3 : k;
		const rule = (formula, holds, why) => ({
			text: `$${formula}$`,
			holds,
			why
		});
		const a = (exponent) => `a^{${exponent}}`;
		return multiChoice(random, "下列运算正确的有", [
			rule(`${a(m)}\\cdot ${a(n)}=${a(m + n)}`, true, "同底数幂相乘，底数不变，指数相加。"),
			rule(`(${a(m)})^{${n}}=${a(m * n)}`, true, "幂的乘方，底数不变，指数相乘。"),
			rule(`(${p}ab)^{${n}}=${p ** n}a^{${n}}b^{${n}}`, true, "积的乘方，把每个因式分别乘方。"),
			rule(`${a(m + n)}\\div ${a(n)}=${a(m)}`, true, "同底数幂相除，底数不变，指数相减。"),
			rule(`${a(m)}\\cdot ${a(n)}=${a(m * n)}`, false, `指数应相加，结果是 $${a(m + n)}$。`),
			rule(`(${a(m)})^{${n}}=${a(m + n)}`, false, `指数应相乘，结果是 $${a(m * n)}$。`),
			rule(`(${p}a)^{${n}}=${p * n}${a(n)}`, false, `系数也要乘方，结果是 $${p ** n}${a(n)}$。`),
			rule(`${a(m)}+${a(m)}=${a(2 * m)}`, false, `这是合并同类项，结果是 $2${a(m)}$。`),
			rule(`(a-${k})^2=a^2-${k * k}`, false, `缺少中间项，结果是 $a^2-${2 * k}a+${k * k}$。`)
		]);
	}
};
var perfectSquareValue = {
	name: "perfect-square-value",
	chapter: "ma-rj2024-8a-16",
	knowledge: "完全平方公式的应用",
	difficulty: 2,
	questions: 7,
	generate(random) {
		const [x, y] = [random.int(1, 7), random.nonZero(-6, 6)];
		const [total, product] = [x + y, x * y];
		if (random.pick([true, false])) {
			const value = total * total - 2 * product;
			return fillBlank(`已知 $a+b=${total}$，$ab=${product}$，则 $a^2+b^2=$ ${gap}。`, value, `$a^2+b^2=(a+b)^2-2ab=${bracketed(total)}^2-2\\times${bracketed(product)}=${value}$。`);
		}
		const value = total * total - 4 * product;
		return fillBlank(`已知 $a+b=${total}$，$ab=${product}$，则 $(a-b)^2=$ ${gap}。`, value, `$(a-b)^2=(a+b)^2-4ab=${bracketed(total)}^2-4\\times${bracketed(product)}=${value}$。`);
	}
};
var expandProduct = {
	name: "expand-product",
	chapter: "ma-rj2024-8a-16",
	knowledge: "多项式乘多项式",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, p, q] = [
			random.int(2, 4),
			random.nonZero(-6, 6),
			random.nonZero(-6, 6)
		];
		const [middle, last] = [a * q + p, p * q];
		if (middle === 0) return expandProduct.generate(random);
		return fillBlanks(`若 $(${polynomial([a, p])})(${polynomial([1, q])})=${a}x^2+mx+n$ 对任意 $x$ 都成立，则 $m=$ [[1]]，$n=$ [[2]]。`, [[middle, `一次项是 $${sum([[a * q, "x"]])}${signed(sum([[p, "x"]]))}=${sum([[middle, "x"]])}$，所以 $m=${middle}$。`], [last, `常数项是 $${bracketed(p)}\\times${bracketed(q)}=${last}$，所以 $n=${last}$。`]]);
	}
};
var factoriseFully = {
	name: "factorise-fully",
	chapter: "ma-rj2024-8a-17",
	knowledge: "因式分解",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, b] = [random.int(2, 6), random.int(2, 7)];
		if (random.pick([true, false])) return singleChoice$1(random, {
			stem: `把 $${a}x^2-${a * b * b}$ 分解因式，结果正确的是`,
			right: `$${a}(x+${b})(x-${b})$`,
			wrong: [
				`$${a}(x^2-${b * b})$`,
				`$${a}(x-${b})^2$`,
				`$(${a}x+${b})(x-${b})$`
			],
			analysis: `先提公因式，得 $${a}(x^2-${b * b})$，再用平方差公式，得 $${a}(x+${b})(x-${b})$。分解要进行到不能再分解为止。`
		});
		return singleChoice$1(random, {
			stem: `把 $${a}x^2-${2 * a * b}x+${a * b * b}$ 分解因式，结果正确的是`,
			right: `$${a}(x-${b})^2$`,
			wrong: [
				`$${a}(x^2-${2 * b}x+${b * b})$`,
				`$${a}(x+${b})(x-${b})$`,
				`$${a}(x+${b})^2$`
			],
			analysis: `先提公因式，得 $${a}(x^2-${2 * b}x+${b * b})$，再用完全平方公式，得 $${a}(x-${b})^2$。`
		});
	}
};
var factorToCompute = {
	name: "factor-to-compute",
	chapter: "ma-rj2024-8a-17",
	knowledge: "用因式分解简便计算",
	difficulty: 1,
	questions: 6,
	generate(random) {
		const [difference, half] = [random.int(1, 9), random.pick([
			50,
			100,
			150,
			200
		])];
		const [large, small] = [half + difference, half - difference];
		const value = 4 * half * difference;
		return fillBlank(`计算：$${large}^2-${small}^2=$ ${gap}。`, value, `原式 $=(${large}+${small})\\times(${large}-${small})=${2 * half}\\times${2 * difference}=${value}$。`);
	}
};
var fractionIsZero = {
	name: "fraction-is-zero",
	chapter: "ma-rj2024-8a-18",
	knowledge: "分式的值为零的条件",
	difficulty: 1,
	questions: 6,
	generate(random) {
		const [n, sign] = [random.int(2, 9), random.pick([1, -1])];
		const bottom = polynomial([1, sign * n]);
		return singleChoice$1(random, {
			stem: `若分式 $\\dfrac{x^2-${n * n}}{${bottom}}$ 的值为 0，则 $x$ 的值是`,
			right: `$${sign * n}$`,
			wrong: [
				`$${-sign * n}$`,
				`$\\pm${n}$`,
				"$0$"
			],
			analysis: `分子为 0，得 $x=\\pm${n}$；分母不为 0，得 $x\\ne${-sign * n}$。所以 $x=${sign * n}$。`
		});
	}
};
var fractionalEquation = {
	name: "fractional-equation",
	chapter: "ma-rj2024-8a-18",
	knowledge: "解分式方程",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [a, c, t, x] = [
			random.int(2, 6),
			random.int(1, 5),
			random.nonZero(-2, 2),
			random.nonZero(-6, 9)
		];
		const [b, d] = [x - a * t, x - c * t];
		if (a <= c || b === 0 || d === 0) return fractionalEquation.generate(random);
		const [left, right] = [polynomial([1, -b]), polynomial([1, -d])];
		const constant = a * d - c * b;
		const scaled = a - c === 1 ? "" : `即 $${a - c}x=${constant}$，`;
		return workedAnswer({
			stem: `解方程：$\\dfrac{${a}}{${left}}=\\dfrac{${c}}{${right}}$。`,
			model: [
				`解：方程两边乘 $(${left})(${right})$，得 $${a}(${right})=${c === 1 ? left : `${c}(${left})`}$。`,
				`去括号，得 $${polynomial([a, -a * d])}=${polynomial([c, -c * b])}$，${scaled}解得 $x=${x}$。`,
				`检验：当 $x=${x}$ 时，$(${left})(${right})\\ne0$，`,
				`所以原分式方程的解是 $x=${x}$。`
			],
			criteria: [
				[
					"去分母",
					"两边乘最简公分母，化为整式方程",
					30
				],
				[
					"解整式方程",
					`解得 $x=${x}$`,
					30
				],
				[
					"检验",
					"代入最简公分母检验",
					20
				],
				[
					"结论",
					"写出原方程的解",
					10
				]
			],
			analysis: "去分母把分式方程化为整式方程。这一步可能产生增根，所以必须检验。"
		});
	}
};
var productAndFractionGenerators = [
	powerRules,
	perfectSquareValue,
	expandProduct,
	factoriseFully,
	factorToCompute,
	fractionIsZero,
	fractionalEquation
];
// server/content/maths/generators/quadratics.ts
/** 九年级上册 第 21–22 章 一元二次方程、二次函数 */
var quadraticRoots = {
	name: "quadratic-roots",
	chapter: "ma-rj2013-9a-21",
	knowledge: "解一元二次方程",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, p, q] = [
			random.int(1, 3),
			random.nonZero(-7, 7),
			random.nonZero(-7, 7)
		];
		if (p >= q || a > 1 && p % a === 0) return quadraticRoots.generate(random);
		const equation = polynomial([
			a,
			-(p + a * q),
			p * q
		]);
		const [low, high] = p / a < q ? [fraction(p, a), String(q)] : [String(q), fraction(p, a)];
		const factors = `(${polynomial([a, -p])})(${polynomial([1, -q])})`;
		return fillBlanks(`方程 $${equation}=0$ 的两个根中，较小的根是 [[1]]，较大的根是 [[2]]。`, [[low, `因式分解，得 $${factors}=0$，两个根是 $${fraction(p, a)}$ 和 $${q}$，较小的是 $${low}$。`], [high, `两个根中较大的是 $${high}$。`]]);
	}
};
var discriminant = {
	name: "discriminant",
	chapter: "ma-rj2013-9a-21",
	knowledge: "根的判别式",
	difficulty: 2,
	questions: 6,
	generate(random) {
		const [b, c] = [random.nonZero(-6, 6), random.int(1, 5)];
		const bound = fraction(b * b, 4 * c);
		return singleChoice$1(random, {
			stem: `关于 $x$ 的一元二次方程 $kx^2${signed(polynomial([b, c]))}=0$ 有两个不相等的实数根，则 $k$ 的取值范围是`,
			right: `$k<${bound}$ 且 $k\\ne0$`,
			wrong: [
				`$k<${bound}$`,
				`$k\\le${bound}$ 且 $k\\ne0$`,
				`$k>${bound}$`
			],
			analysis: `二次项系数 $k\\ne0$，且 $\\Delta=${bracketed(b)}^2-4k\\times${c}=${b * b}-${4 * c}k>0$，即 $k<${bound}$。不要漏掉 $k\\ne0$。`
		});
	}
};
var growthStories = [
	["某镇去年第一季度的蔬菜产量是 # 吨，第三季度达到 @ 吨", "产量平均每季度的增长率"],
	["某图书馆三月份接待读者 # 人次，五月份接待读者 @ 人次", "这两个月接待读者人次的月平均增长率"],
	["某公司前年缴税 # 万元，今年缴税 @ 万元", "这两年缴税的年平均增长率"]
];
var growthRate = {
	name: "growth-rate",
	chapter: "ma-rj2013-9a-21",
	knowledge: "一元二次方程的应用（平均变化率）",
	difficulty: 2,
	questions: 7,
	generate(random) {
		const [start, percent] = [400 * random.int(1, 10), random.pick([
			5,
			10,
			15,
			20,
			25,
			30,
			50
		])];
		const ratio = 1 + percent / 100;
		const end = Math.round(start * (100 + percent) ** 2 / 1e4);
		const [story, asked] = random.pick(growthStories);
		return workedAnswer({
			stem: `${story.replace("#", String(start)).replace("@", String(end))}。求${asked}。`,
			model: [
				"解：设平均增长率为 $x$。",
				`根据题意，得 $${start}(1+x)^2=${end}$，`,
				`即 $(1+x)^2=${(100 + percent) ** 2 / 1e4}$，`,
				`所以 $1+x=\\pm${decimal(ratio)}$，$x_1=${decimal(ratio - 1)}=${percent}\\%$，$x_2=-${decimal(ratio + 1)}$（不合题意，舍去）。`,
				`答：平均增长率是 $${percent}\\%$。`
			],
			criteria: [
				[
					"设未知数",
					"说明未知数的含义",
					10
				],
				[
					"列方程",
					`$${start}(1+x)^2=${end}$`,
					30
				],
				[
					"解方程",
					"两个根都求出",
					20
				],
				[
					"取舍与作答",
					"舍去不合题意的根，写出答",
					20
				]
			],
			analysis: "连续增长两次，变化后的量 = 原来的量 $\\times(1+x)^2$；负根不符合实际意义。"
		});
	}
};
var parabolaProperties = {
	name: "parabola-properties",
	chapter: "ma-rj2013-9a-22",
	knowledge: "二次函数的图象与性质",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const [a, h, k] = [
			random.nonZero(-3, 3),
			random.nonZero(-4, 4),
			random.nonZero(-7, 7)
		];
		const up = a > 0;
		const constant = a * h * h + k;
		if (constant === 0 || constant === k) return parabolaProperties.generate(random);
		const vertex = sum([[a, `(${polynomial([1, -h])})^2`]]) + signed(k);
		const say = (text, holds, why) => ({
			text,
			holds,
			why
		});
		const [opening, extreme, crossings] = [
			up ? "上" : "下",
			up ? "最小值" : "最大值",
			k * a < 0
		];
		return multiChoice(random, `对于二次函数 $y=${polynomial([
			a,
			-2 * a * h,
			constant
		])}$，下列说法正确的有`, [
			say(`图象的开口向${opening}`, true, `$a=${a}${up ? ">" : "<"}0$。`),
			say(`图象的对称轴是直线 $x=${h}$`, true, `配方得 $y=${vertex}$。`),
			say(`函数有${extreme} $${k}$`, true, `配方得 $y=${vertex}$，当 $x=${h}$ 时取${extreme}。`),
			say(`当 $x>${h}$ 时，$y$ 随 $x$ 的增大而${up ? "增大" : "减小"}`, true, `开口向${opening}，在对称轴右侧如此。`),
			say(`图象的顶点坐标是 $(${-h},${k})$`, false, `配方得 $y=${vertex}$，顶点是 $(${h},${k})$。`),
			say(`图象与 $x$ 轴${crossings ? "没有公共点" : "有两个公共点"}`, false, `顶点的纵坐标是 $${k}$，开口向${opening}，${crossings ? "有两个" : "没有"}公共点。`),
			say(`图象与 $y$ 轴的交点是 $(0,${k})$`, false, `当 $x=0$ 时，$y=${constant}$。`),
			say(`当 $x<${h}$ 时，$y$ 随 $x$ 的增大而${up ? "增大" : "减小"}`, false, `开口向${opening}，在对称轴左侧 $y$ 随 $x$ 的增大而${up ? "减小" : "增大"}。`)
		]);
	}
};
var quadraticGenerators = [
	quadraticRoots,
	discriminant,
	growthRate,
	parabolaProperties,
	{
		name: "shifted-parabola",
		chapter: "ma-rj2013-9a-22",
		knowledge: "二次函数图象的平移",
		difficulty: 1,
		questions: 7,
		generate(random) {
			const [a, across, up] = [
				random.pick([
					2,
					3,
					-2,
					-3,
					4
				]),
				random.nonZero(-5, 5),
				random.nonZero(-6, 6)
			];
			const form = (h, k) => `$y=${a}(${polynomial([1, -h])})^2${signed(k)}$`;
			return singleChoice$1(random, {
				stem: `把抛物线 $y=${a}x^2$ 先向${across > 0 ? "右" : "左"}平移 ${Math.abs(across)} 个单位长度，再向${up > 0 ? "上" : "下"}平移 ${Math.abs(up)} 个单位长度，所得抛物线的解析式是`,
				right: form(across, up),
				wrong: [
					form(-across, up),
					form(across, -up),
					form(-across, -up)
				],
				analysis: `左右平移时“左加右减”（对 $x$），上下平移时“上加下减”（对整个式子），得 ${form(across, up)}。`
			});
		}
	},
	{
		name: "best-price",
		chapter: "ma-rj2013-9a-22",
		knowledge: "二次函数与最大利润",
		difficulty: 3,
		questions: 7,
		generate(random) {
			const [cost, profit, fewer, rise] = [
				10 * random.int(2, 6),
				random.int(8, 20),
				random.pick([
					5,
					10,
					20
				]),
				random.int(2, 8)
			];
			const sold = fewer * (profit + 2 * rise);
			const price = cost + profit;
			const best = fewer * (profit + rise) ** 2;
			const profitShown = polynomial([
				-fewer,
				fewer * 2 * rise,
				profit * sold
			]);
			return workedAnswer({
				stem: `某种商品每件的进价是 ${cost} 元。当售价为每件 ${price} 元时，每星期可卖出 ${sold} 件；如果每件涨价 1 元，那么每星期少卖 ${fewer} 件。每件商品定价多少元时，每星期的利润最大？最大利润是多少元？`,
				model: [
					`解：设每件涨价 $x$ 元，每星期的利润为 $y$ 元，则 $0\\le x\\le${sold / fewer}$。`,
					`$y=(${price}+x-${cost})(${sold}-${fewer}x)=${profitShown}$`,
					`$=-${fewer}(x-${rise})^2+${best}$。`,
					`因为 $-${fewer}<0$，所以当 $x=${rise}$ 时，$y$ 有最大值 ${best}。`,
					`答：定价为 ${price + rise} 元时，每星期的利润最大，最大利润是 ${best} 元。`
				],
				criteria: [
					[
						"设未知数",
						"写出自变量的取值范围",
						20
					],
					[
						"列函数解析式",
						"利润 = 每件利润 × 销售量",
						40
					],
					[
						"求最大值",
						"配方或用顶点坐标公式，并检查取值范围",
						40
					],
					[
						"作答",
						"写出定价和最大利润",
						20
					]
				],
				analysis: "涨价使每件利润增加、销售量减少，把利润写成涨价金额的二次函数，再求最大值。"
			});
		}
	}
];
// server/content/maths/generators/radicals-and-quadrilaterals.ts
/** 八年级下册 第 19–21 章 二次根式、勾股定理、四边形 */
var likeRadicals = {
	name: "like-radicals",
	chapter: "ma-rj2024-8b-19",
	knowledge: "二次根式的加减",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const base = random.pick([
			2,
			3,
			5,
			6,
			7
		]);
		const [p, q, r] = random.sample([
			1,
			2,
			3,
			4,
			5
		], 3);
		if (p === void 0 || q === void 0 || r === void 0) throw new RangeError("three factors are needed");
		if (p + q === r) return likeRadicals.generate(random);
		const surd = (factor) => `\\sqrt{${factor * factor * base}}`;
		const answer = root(base, p + q - r);
		return fillBlank(`计算：$${surd(p)}+${surd(q)}-${surd(r)}=$ ${gap}。`, answer, `原式 $=${root(base, p)}+${root(base, q)}-${root(base, r)}=${answer}$。先化成最简二次根式，再合并。`);
	}
};
var simplestRadical = {
	name: "simplest-radical",
	chapter: "ma-rj2024-8b-19",
	knowledge: "最简二次根式",
	difficulty: 1,
	questions: 6,
	generate(random) {
		const simple = random.pick([
			6,
			7,
			10,
			11,
			13,
			14,
			15,
			21,
			22,
			30
		]);
		const [square, factor] = [random.int(2, 4) ** 2, random.pick([
			2,
			3,
			5
		])];
		const [decimalPart, bottom] = [random.pick([
			.3,
			.6,
			.7,
			.8
		]), random.pick([
			2,
			3,
			5,
			7
		])];
		const hidden = square * factor;
		return singleChoice$1(random, {
			stem: "下列二次根式中，是最简二次根式的是",
			right: `$\\sqrt{${simple}}$`,
			wrong: [
				`$\\sqrt{${hidden}}$`,
				`$\\sqrt{${fraction(1, bottom)}}$`,
				`$\\sqrt{${decimal(decimalPart)}}$`
			],
			analysis: `$\\sqrt{${hidden}}=${root(hidden)}$，含有开得尽方的因数；$\\sqrt{${fraction(1, bottom)}}$ 和 $\\sqrt{${decimal(decimalPart)}}$ 的被开方数含有分母或是小数；$\\sqrt{${simple}}$ 符合最简二次根式的条件。`
		});
	}
};
var rightTriangle = {
	name: "right-triangle",
	chapter: "ma-rj2024-8b-20",
	knowledge: "勾股定理",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, b] = [random.int(2, 9), random.int(2, 12)];
		const triangle = "在 $\\mathrm{Rt}\\triangle ABC$ 中，$\\angle C=90^\\circ$";
		if (random.pick([true, false])) return fillBlank(`${triangle}，$AC=${a}$，$BC=${b}$，则 $AB=$ ${gap}。`, root(a * a + b * b), `由勾股定理，$AB=\\sqrt{${a}^2+${b}^2}=\\sqrt{${a * a + b * b}}${simplified(a * a + b * b)}$。`);
		const long = a + b;
		const square = long * long - a * a;
		return fillBlank(`${triangle}，$AB=${long}$，$AC=${a}$，则 $BC=$ ${gap}。`, root(square), `由勾股定理，$BC=\\sqrt{${long}^2-${a}^2}=\\sqrt{${square}}${simplified(square)}$。`);
	}
};
/** The last step of a root, left out where the radicand is already free of squares. */
function simplified(radicand) {
	const simplest = root(radicand);
	return simplest === `\\sqrt{${radicand}}` ? "" : `=${simplest}`;
}
/** Ladder length, then pairs of distance from the wall and height, in decimetres. */
var ladders = [
	[
		25,
		[7, 24],
		[15, 20]
	],
	[
		65,
		[16, 63],
		[25, 60],
		[33, 56],
		[39, 52]
	],
	[
		85,
		[13, 84],
		[36, 77],
		[40, 75],
		[51, 68]
	]
];
var radicalAndQuadrilateralGenerators = [
	likeRadicals,
	simplestRadical,
	rightTriangle,
	{
		name: "sliding-ladder",
		chapter: "ma-rj2024-8b-20",
		knowledge: "勾股定理的应用",
		difficulty: 2,
		questions: 6,
		generate(random) {
			const [length, ...places] = random.pick(ladders);
			const [first, second] = random.sample(places, 2).sort(([near], [far]) => near - far);
			if (first === void 0 || second === void 0) throw new RangeError("two places are needed");
			const metres = (tenths) => decimal(tenths / 10);
			const [l, a, h, b, k] = [
				length,
				...first,
				...second
			].map(metres);
			const slip = metres(first[1] - second[1]);
			const moved = metres(second[0] - first[0]);
			return workedAnswer({
				stem: `一架长 ${l} m 的梯子 $AB$ 斜靠在竖直的墙上，底端 $B$ 到墙角 $O$ 的距离是 ${a} m。如果梯子的顶端 $A$ 沿墙下滑 ${slip} m，那么底端 $B$ 向外移动多少米？`,
				model: [
					`解：在 $\\mathrm{Rt}\\triangle AOB$ 中，$OA=\\sqrt{AB^2-OB^2}=\\sqrt{${l}^2-${a}^2}=${h}$（m）。`,
					`下滑后，顶端 $C$ 到墙角的距离 $OC=${h}-${slip}=${k}$（m），$CD=AB=${l}$ m。`,
					`在 $\\mathrm{Rt}\\triangle COD$ 中，$OD=\\sqrt{CD^2-OC^2}=\\sqrt{${l}^2-${k}^2}=${b}$（m）。`,
					`$BD=OD-OB=${b}-${a}=${moved}$（m）。`,
					`答：梯子的底端向外移动 ${moved} m。`
				],
				criteria: [
					[
						"求原来的高度",
						`$OA=${h}$ m`,
						30
					],
					[
						"求下滑后的距离",
						`$OD=${b}$ m，说明梯子的长度不变`,
						30
					],
					[
						"求移动的距离",
						`$${moved}$ m`,
						10
					],
					[
						"作答",
						"写出单位和完整的答",
						10
					]
				],
				analysis: "梯子下滑前后长度不变，墙、地面与梯子构成两个直角三角形，分别用勾股定理。"
			});
		}
	},
	{
		name: "rhombus-measures",
		chapter: "ma-rj2024-8b-21",
		knowledge: "菱形的性质",
		difficulty: 2,
		questions: 7,
		generate(random) {
			const [a, b, c] = random.pick([
				[
					3,
					4,
					5
				],
				[
					6,
					8,
					10
				],
				[
					5,
					12,
					13
				],
				[
					9,
					12,
					15
				],
				[
					8,
					15,
					17
				],
				[
					12,
					16,
					20
				],
				[
					7,
					24,
					25
				],
				[
					10,
					24,
					26
				],
				[
					15,
					20,
					25
				]
			]);
			const [ac, bd] = random.shuffle([2 * a, 2 * b]);
			const area = 2 * a * b;
			return fillBlanks(`菱形 $ABCD$ 的两条对角线 $AC=${ac ?? 0}$，$BD=${bd ?? 0}$，则它的周长是 [[1]]，面积是 [[2]]，边 $AB$ 上的高是 [[3]]。`, [
				[4 * c, `菱形的对角线互相垂直平分，$AB=\\sqrt{${a}^2+${b}^2}=${c}$，周长是 $4\\times${c}=${4 * c}$。`],
				[area, `面积 $=\\dfrac{1}{2}AC\\cdot BD=\\dfrac{1}{2}\\times${ac ?? 0}\\times${bd ?? 0}=${area}$。`],
				[fraction(area, c), `面积也等于 $AB$ 与 $AB$ 上的高的积，所以高是 $${area}\\div${c}=${fraction(area, c)}$。`]
			]);
		}
	},
	{
		name: "parallelogram-perimeter",
		chapter: "ma-rj2024-8b-21",
		knowledge: "平行四边形的性质",
		difficulty: 2,
		questions: 6,
		generate(random) {
			const [side, rest] = [random.int(3, 9), random.int(1, 6)];
			return fillBlank(`在平行四边形 $ABCD$ 中，$\\angle BAD$ 的平分线交边 $BC$ 于点 $E$。若 $BE=${side}$，$EC=${rest}$，则平行四边形 $ABCD$ 的周长是 ${gap}。`, 2 * (2 * side + rest), `因为 $AD\\parallel BC$，所以 $\\angle DAE=\\angle AEB$；又 $\\angle BAE=\\angle DAE$，所以 $\\angle BAE=\\angle AEB$，$AB=BE=${side}$。$BC=${side}${signed(rest)}=${side + rest}$，周长是 $2\\times(${side}+${side + rest})=${2 * (2 * side + rest)}$。`);
		}
	}
];
// server/content/maths/generators/rational-numbers.ts
/** 七年级上册 第 1 章 有理数 */
var chapter$3 = "ma-rj2024-7a-1";
var oppositeOrAbsolute = {
	name: "opposite-or-absolute",
	chapter: chapter$3,
	knowledge: "相反数与绝对值",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [top, bottom] = random.pick(coprimePairs(9));
		const sign = random.pick([1, -1]);
		const value = fraction(sign * top, bottom);
		const opposite = fraction(-sign * top, bottom);
		const mistakes = [fraction(bottom, top), fraction(-bottom, top)];
		if (sign === 1 || random.pick([true, false])) {
			const analysis = `只有符号不同的两个数互为相反数，所以 $${value}$ 的相反数是 $${opposite}$。`;
			return singleChoice$1(random, {
				stem: `$${value}$ 的相反数是`,
				right: `$${opposite}$`,
				wrong: [value, ...mistakes].map((text) => `$${text}$`),
				analysis
			});
		}
		return singleChoice$1(random, {
			stem: `$${value}$ 的绝对值是`,
			right: `$${opposite}$`,
			wrong: [value, ...mistakes].map((text) => `$${text}$`),
			analysis: `负数的绝对值是它的相反数，所以 $\\left|${value}\\right|=${opposite}$。`
		});
	}
};
var numberKinds = [
	{
		name: "负数",
		reason: "小于 0 的数是负数",
		holds: (value) => value < 0
	},
	{
		name: "整数",
		reason: "整数包括正整数、0 和负整数",
		holds: Number.isInteger
	},
	{
		name: "非负数",
		reason: "非负数包括正数和 0",
		holds: (value) => value >= 0
	},
	{
		name: "分数",
		reason: "有限小数可以化为分数，属于分数",
		holds: (value) => !Number.isInteger(value)
	}
];
var countOfKind = {
	name: "count-of-kind",
	chapter: chapter$3,
	knowledge: "有理数的分类",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const kind = random.pick(numberKinds);
		const [top, bottom] = random.pick(coprimePairs(7));
		const pool = [
			{
				latex: String(random.int(2, 30)),
				value: 1
			},
			{
				latex: String(-random.int(2, 30)),
				value: -1
			},
			{
				latex: fraction(top, bottom),
				value: .5
			},
			{
				latex: fraction(-bottom, top),
				value: -.5
			},
			{
				latex: decimal(random.int(1, 9) / 10 + random.int(1, 5)),
				value: .5
			},
			{
				latex: decimal(-random.int(1, 9) / 10 - random.int(1, 5)),
				value: -.5
			}
		];
		const numbers = random.shuffle([{
			latex: "0",
			value: 0
		}, ...random.sample(pool, 5)]);
		const members = numbers.filter(({ value }) => kind.holds(value)).map(({ latex }) => `$${latex}$`);
		return numberChoice({
			stem: `在 ${numbers.map(({ latex }) => `$${latex}$`).join("，")} 这六个数中，${kind.name}的个数是`,
			right: members.length,
			wrong: nearbyCounts(random, members.length),
			analysis: `${kind.reason}，所以其中的${kind.name}有 ${members.join("，")}，共 ${members.length} 个。`
		});
	}
};
var numberLinePoint = {
	name: "number-line-point",
	chapter: chapter$3,
	knowledge: "数轴",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const start = random.nonZero(-9, 9);
		const distance = random.int(2, 9);
		const side = random.pick(["左", "右"]);
		const step = side === "左" ? -distance : distance;
		if (random.pick([true, false])) return fillBlank(`数轴上点 $A$ 表示的数是 $${start}$，点 $B$ 在点 $A$ 的${side}侧，且到点 $A$ 的距离是 ${distance} 个单位长度，则点 $B$ 表示的数是 ${gap}。`, start + step, `从表示 $${start}$ 的点向${side}数 ${distance} 个单位长度，到达表示 $${start + step}$ 的点。`);
		const back = random.int(2, 9);
		const turn = side === "左" ? "右" : "左";
		if (back === distance) return numberLinePoint.generate(random);
		const end = start + step - Math.sign(step) * back;
		return fillBlank(`一个点从数轴上表示 $${start}$ 的位置出发，先向${side}移动 ${distance} 个单位长度，再向${turn}移动 ${back} 个单位长度，这时它表示的数是 ${gap}。`, end, `先到达表示 $${start + step}$ 的点，再到达表示 $${end}$ 的点。`);
	}
};
/** A comparison as it is and turned round; `larger` really is larger than `smaller`. */
function comparison(random, smaller, larger, rule) {
	const holds = random.pick([true, false]);
	const smallerFirst = random.pick([true, false]);
	const relation = smallerFirst === holds ? "<" : ">";
	return {
		text: smallerFirst ? `$${smaller}${relation}${larger}$` : `$${larger}${relation}${smaller}$`,
		holds,
		why: `${rule}，所以 $${smaller}<${larger}$。`
	};
}
var compareRationals = {
	name: "compare-rationals",
	chapter: chapter$3,
	knowledge: "有理数的大小比较",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const size = random.int(2, 9);
		const [top, bottom] = random.pick(coprimePairs(8).filter(([a, b]) => a < b));
		const [near, far] = [random.int(2, 8), random.int(9, 15)];
		const negatives = "两个负数，绝对值大的反而小";
		const first = random.shuffle([
			() => comparison(random, fraction(-(top + 1), bottom + 1), fraction(-top, bottom), negatives),
			() => comparison(random, String(-far), String(-near), negatives),
			() => comparison(random, `-\\left|-${size}\\right|`, `-(-${size})`, `左边化简得 $-${size}$，右边化简得 $${size}$`),
			() => comparison(random, String(near), `\\left|-${far}\\right|`, `$\\left|-${far}\\right|=${far}$`),
			() => comparison(random, decimal(-near / 10 - size), "0", "负数小于 0"),
			() => comparison(random, `-\\left|${far}\\right|`, decimal(near / 10), "负数小于正数")
		]).map((make) => make());
		return [true, false].every((truth) => first.filter(({ holds }) => holds === truth).length >= 2) ? multiChoice(random, "下列有理数的大小比较，正确的有", first) : compareRationals.generate(random);
	}
};
var rationalNumberGenerators = [
	oppositeOrAbsolute,
	countOfKind,
	numberLinePoint,
	compareRationals,
	{
		name: "signs-and-absolute",
		chapter: chapter$3,
		knowledge: "符号化简与绝对值",
		difficulty: 1,
		questions: 8,
		generate(random) {
			const [inner, absolute, distance] = [
				random.nonZero(-12, 12),
				random.int(2, 15),
				random.int(2, 15)
			];
			const kind = random.pick(["负数", "正数"]);
			const answer = kind === "负数" ? -distance : distance;
			const first = `-${inner < 0 ? bracketed(inner) : `(+${inner})`}`;
			return fillBlanks(`填空：$${first}=$ [[1]]；$-\\left|-${absolute}\\right|=$ [[2]]；绝对值等于 ${distance} 的${kind}是 [[3]]。`, [
				[-inner, `$${first}$ 表示 $${inner}$ 的相反数，等于 $${-inner}$。`],
				[-absolute, `先求 $\\left|-${absolute}\\right|=${absolute}$，再取相反数得 $-${absolute}$。`],
				[answer, `绝对值等于 ${distance} 的数是 $${distance}$ 和 $-${distance}$，其中的${kind}是 $${answer}$。`]
			]);
		}
	}
];
// server/content/maths/generators/rational-operations.ts
/** 七年级上册 第 2 章 有理数的运算 */
var chapter$2 = "ma-rj2024-7a-2";
var addAndSubtract = {
	name: "add-and-subtract",
	chapter: chapter$2,
	knowledge: "有理数的加减混合运算",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [a, b, c, d] = [
			random.int(3, 20),
			random.int(3, 20),
			random.int(3, 20),
			random.int(3, 20)
		];
		const value = -a + b - c + d;
		return fillBlank(`计算：$(-${a})-(-${b})+(-${c})+${d}=$ ${gap}。`, value, `原式 $=-${a}+${b}-${c}+${d}=${-a - c}+${b + d}=${value}$。`);
	}
};
var signOfPower = {
	name: "sign-of-power",
	chapter: chapter$2,
	knowledge: "有理数的乘方",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const [exponent, base] = [random.int(2, 4), random.int(3, 6)];
		const size = base ** exponent;
		const inBrackets = random.pick([true, false]);
		const positive = inBrackets && exponent % 2 === 0;
		const power = inBrackets ? `(-${base})^${exponent}` : `-${base}^${exponent}`;
		const meaning = inBrackets ? `$${power}$ 表示 ${exponent} 个 $-${base}$ 相乘，${positive ? "负因数有偶数个，结果为正" : "负因数有奇数个，结果为负"}` : `$${power}$ 表示 $${base}^${exponent}$ 的相反数`;
		const right = positive ? size : -size;
		const wrong = [
			-right,
			-base * exponent,
			base * exponent
		].map((value) => `$${value}$`);
		return singleChoice$1(random, {
			stem: `计算 $${power}$ 的结果是`,
			right: `$${right}$`,
			wrong,
			analysis: `${meaning}，所以 $${power}=${right}$。`
		});
	}
};
/** Sentences with a place for the number, and the powers of ten that suit them. */
var largeQuantities = [
	[
		"某市图书馆去年接待读者约 # 人次",
		5,
		6
	],
	[
		"一座水库的蓄水量约为 # 立方米",
		7,
		9
	],
	[
		"某县今年计划植树约 # 棵",
		5,
		6
	],
	[
		"一条新建铁路的总投资约为 # 元",
		9,
		10
	],
	[
		"某自然保护区的面积约为 # 平方米",
		7,
		9
	]
];
var scientificNotation = {
	name: "scientific-notation",
	chapter: chapter$2,
	knowledge: "科学记数法",
	difficulty: 1,
	questions: 8,
	generate(random) {
		const digits = random.int(11, 98) * 10 + random.int(1, 9);
		const [sentence, least, most] = random.pick(largeQuantities);
		const exponent = random.int(least, most);
		const mantissa = decimal(digits / 100);
		const printed = String(digits * 10 ** (exponent - 2));
		const form = (factor, power) => `$${factor}\\times10^{${power}}$`;
		return singleChoice$1(random, {
			stem: `${sentence.replace("#", printed)}。数 ${printed} 用科学记数法表示为`,
			right: form(mantissa, exponent),
			wrong: [
				form(mantissa, exponent + 1),
				form(mantissa, exponent - 1),
				form(digits, exponent)
			],
			analysis: `${printed} 是 ${exponent + 1} 位整数，写成 $a\\times10^{n}$（$1\\le a<10$）时 $n=${exponent + 1}-1=${exponent}$，$a=${mantissa}$。`
		});
	}
};
var patrolRoute = {
	name: "patrol-route",
	chapter: chapter$2,
	knowledge: "有理数加法的应用",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const steps = [
			3,
			5,
			-7,
			-4,
			6,
			-9
		].map((step) => step + random.int(-2, 2));
		const route = random.shuffle(steps);
		const end = route.reduce((total, step) => total + step, 0);
		const length = route.reduce((total, step) => total + Math.abs(step), 0);
		if (end === 0) return patrolRoute.generate(random);
		return fillBlanks(`一辆巡逻车在东西方向的公路上巡逻，从岗亭出发，规定向东为正，向西为负，先后六次行驶的记录如下（单位：km）：${route.map((step) => `$${signed(step)}$`).join("，")}。最后一次行驶结束时，巡逻车离岗亭 [[1]] km；六次一共行驶 [[2]] km；若每千米耗油 0.1 L，则一共耗油 [[3]] L。`, [
			[Math.abs(end), `各数之和为 $${end}$，所以离岗亭 $\\left|${end}\\right|=${Math.abs(end)}$（km）。`],
			[length, `各数的绝对值之和为 $${length}$，所以一共行驶 ${length} km。`],
			[decimal(length / 10), `$${length}\\times0.1=${decimal(length / 10)}$（L）。`]
		]);
	}
};
function calculations(random) {
	const [a, b, c] = [
		random.int(2, 9),
		random.int(10, 18),
		random.int(2, 5)
	];
	const [top, bottom] = random.pick(coprimePairs(6));
	const rightThat = (formula, why) => ({
		text: `$${formula}$`,
		holds: true,
		why
	});
	const wrongThat = (formula, why) => ({
		text: `$${formula}$`,
		holds: false,
		why
	});
	return [
		rightThat(`(-${a})+(-${b})=-${a + b}`, "同号两数相加，取相同的符号，并把绝对值相加。"),
		rightThat(`${a}-${b}=-${b - a}`, `$${a}-${b}=${a}+(-${b})=-${b - a}$。`),
		rightThat(`(-${a})\\times(-${c})=${a * c}`, "两数相乘，同号得正。"),
		rightThat(`(-${a * c})\\div${c}=-${a}`, "两数相除，异号得负。"),
		wrongThat(`(-${a})-(-${b})=-${a + b}`, `减去一个负数等于加上它的相反数，结果是 $${b - a}$。`),
		wrongThat(`-${c + 1}^2=${(c + 1) ** 2}`, `$-${c + 1}^2$ 是 $${c + 1}^2$ 的相反数，结果是 $-${(c + 1) ** 2}$。`),
		wrongThat(`(-${a})+${b}=-${a + b}`, `异号两数相加，用较大的绝对值减去较小的绝对值，结果是 $${b - a}$。`),
		wrongThat(`(-1)\\div\\left(-${fraction(top, bottom)}\\right)=-${fraction(bottom, top)}`, `两数相除，同号得正，结果是 $${fraction(bottom, top)}$。`)
	];
}
var correctCalculations = {
	name: "correct-calculations",
	chapter: chapter$2,
	knowledge: "有理数的运算法则",
	difficulty: 2,
	questions: 8,
	generate: (random) => multiChoice(random, "下列计算正确的有", calculations(random))
};
var calculationCriteria = [
	[
		"运算顺序",
		"先乘方，再乘除，最后加减；有括号先算括号里面的",
		30
	],
	[
		"各部分的结果",
		"每一部分的符号和数值都正确",
		30
	],
	[
		"最后结果",
		"加减计算正确",
		20
	]
];
function powersAndProducts(random) {
	const [p, q, r, t] = [
		random.int(2, 5),
		random.int(2, 6),
		random.int(2, 5),
		random.int(2, 6)
	];
	const quotient = random.int(2, 6);
	const value = -p * p - q * r + quotient;
	return workedAnswer({
		stem: `计算：$-${p}^2+(-${q})\\times${r}-${quotient * t}\\div(-${t})$。`,
		model: [
			`解：原式 $=-${p * p}+(-${q * r})-(-${quotient})$`,
			`$=-${p * p}-${q * r}+${quotient}$`,
			`$=${value}$。`
		],
		criteria: calculationCriteria,
		analysis: `注意 $-${p}^2$ 与 $(-${p})^2$ 不同：前者的底数是 $${p}$，结果为负。`
	});
}
function distributiveLaw(random) {
	const common = random.pick([
		12,
		24,
		36
	]);
	const divisors = [
		2,
		3,
		4,
		6,
		8,
		9,
		12
	].filter((divisor) => common % divisor === 0);
	const [a = 2, b = 3, c = 4] = random.sample(divisors, 3);
	const numerator = (bottom) => random.pick([
		1,
		2,
		3,
		5,
		7
	].filter((top) => top < bottom && gcd(top, bottom) === 1));
	const [first, second, third] = [
		numerator(a),
		-numerator(b),
		numerator(c)
	];
	const parts = [
		-common * first / a,
		-common * second / b,
		-common * third / c
	];
	const value = parts.reduce((total, part) => total + part, 0);
	const [x = "", y = "", z = ""] = [
		fraction(first, a),
		fraction(second, b),
		fraction(third, c)
	];
	return workedAnswer({
		stem: `计算：$\\left(${x}${signed(y)}${signed(z)}\\right)\\times(-${common})$。`,
		model: [
			`解：原式 $=${x}\\times(-${common})${signed(y)}\\times(-${common})${signed(z)}\\times(-${common})$`,
			`$=${sum(parts.map((part) => [part, ""]))}$`,
			`$=${value}$。`
		],
		criteria: [
			[
				"运用分配律",
				"括号内的每一项都乘括号外的数，符号正确",
				30
			],
			[
				"各项的积",
				"三个积都正确",
				30
			],
			[
				"最后结果",
				"加减计算正确",
				20
			]
		],
		analysis: `$${common}$ 是各分母的公倍数，用分配律可以避免通分。`
	});
}
var rationalOperationGenerators = [
	addAndSubtract,
	signOfPower,
	scientificNotation,
	patrolRoute,
	correctCalculations,
	{
		name: "mixed-operations",
		chapter: chapter$2,
		knowledge: "有理数的混合运算",
		difficulty: 2,
		questions: 8,
		generate: (random) => random.pick([powersAndProducts, distributiveLaw])(random)
	}
];
// server/content/maths/generators/real-numbers.ts
/** 七年级下册 第 8 章 实数 */
var chapter$1 = "ma-rj2024-7b-8";
function rootsOfSquare(random) {
	const n = random.int(3, 12);
	return singleChoice$1(random, {
		stem: `$${n * n}$ 的平方根是`,
		right: `$\\pm${n}$`,
		wrong: [
			`$${n}$`,
			`$-${n}$`,
			`$\\pm${n * n}$`
		],
		analysis: `因为 $(\\pm${n})^2=${n * n}$，所以 $${n * n}$ 的平方根是 $\\pm${n}$。正数的平方根有两个，它们互为相反数。`
	});
}
function rootsOfRoot(random) {
	const n = random.int(2, 6);
	return singleChoice$1(random, {
		stem: `$\\sqrt{${n ** 4}}$ 的平方根是`,
		right: `$\\pm${n}$`,
		wrong: [
			`$\\pm${n * n}$`,
			`$${n * n}$`,
			`$${n}$`
		],
		analysis: `$\\sqrt{${n ** 4}}=${n * n}$，题目求的是 $${n * n}$ 的平方根，即 $\\pm${n}$。`
	});
}
function cubeRoot(random) {
	const n = random.int(2, 9);
	return singleChoice$1(random, {
		stem: `$-${n ** 3}$ 的立方根是`,
		right: `$-${n}$`,
		wrong: [
			`$${n}$`,
			`$\\pm${n}$`,
			`$-${n * n}$`
		],
		analysis: `因为 $(-${n})^3=-${n ** 3}$，所以 $-${n ** 3}$ 的立方根是 $-${n}$。负数的立方根是负数，只有一个。`
	});
}
var realNumberGenerators = [
	{
		name: "square-and-cube-roots",
		chapter: chapter$1,
		knowledge: "平方根与立方根",
		difficulty: 1,
		questions: 8,
		generate: (random) => random.pick([
			rootsOfSquare,
			rootsOfRoot,
			cubeRoot
		])(random)
	},
	{
		name: "real-operations",
		chapter: chapter$1,
		knowledge: "实数的运算",
		difficulty: 1,
		questions: 8,
		generate(random) {
			const [a, b, c, d] = [
				random.int(4, 12),
				random.int(2, 5),
				random.int(1, 4),
				random.int(5, 10)
			];
			const value = a - b + (d - c);
			return fillBlank(`计算：$\\sqrt{${a * a}}+\\sqrt[3]{-${b ** 3}}+\\left|${c}-\\sqrt{${d * d}}\\right|=$ ${gap}。`, value, `原式 $=${a}+(-${b})+\\left|${c}-${d}\\right|=${a}-${b}+${d - c}=${value}$。`);
		}
	},
	{
		name: "integer-and-decimal-part",
		chapter: chapter$1,
		knowledge: "无理数的估算",
		difficulty: 2,
		questions: 8,
		generate(random) {
			const whole = random.int(2, 11);
			const radicand = random.int(whole * whole + 1, (whole + 1) ** 2 - 1);
			const surd = `\\sqrt{${radicand}}`;
			return fillBlanks(`$${surd}$ 的整数部分是 [[1]]，小数部分是 [[2]]。若 $a$ 是 $${surd}$ 的小数部分，则 $(${surd}+${whole})a$ 的值是 [[3]]。`, [
				[whole, `因为 $${whole * whole}<${radicand}<${(whole + 1) ** 2}$，所以 $${whole}<${surd}<${whole + 1}$，整数部分是 ${whole}。`],
				[`${surd}-${whole}`, `小数部分等于这个数减去它的整数部分，即 $${surd}-${whole}$。`],
				[radicand - whole * whole, `$(${surd}+${whole})(${surd}-${whole})=${radicand}${signed(sum([[-whole, surd]]))}${signed(sum([[whole, surd]]))}-${whole * whole}=${radicand - whole * whole}$。`]
			]);
		}
	},
	{
		name: "irrational-numbers",
		chapter: chapter$1,
		knowledge: "无理数的概念",
		difficulty: 1,
		questions: 8,
		generate(random) {
			const number = (latex, holds, why) => ({
				text: `$${latex}$`,
				holds,
				why
			});
			const square = random.int(2, 12) ** 2;
			const nonSquare = random.pick([
				2,
				3,
				5,
				6,
				7,
				10,
				11,
				13,
				15,
				17,
				19
			]);
			const nonCube = random.pick([
				2,
				3,
				4,
				5,
				6,
				7,
				9,
				10
			]);
			const [top, bottom] = random.pick(coprimePairs(13));
			const repeating = random.int(1, 8);
			const whole = random.int(2, 9);
			return multiChoice(random, "下列各数中，是无理数的有", [
				number(`\\sqrt{${nonSquare}}`, true, `$${nonSquare}$ 不是完全平方数，开方开不尽。`),
				number(`\\sqrt[3]{${nonCube}}`, true, `$${nonCube}$ 不是立方数，开方开不尽。`),
				number(`\\dfrac{\\pi}{${whole}}`, true, "$\\pi$ 是无限不循环小数，除以整数后仍是无理数。"),
				number(`\\sqrt{${nonSquare}}-${whole}`, true, "无理数减去有理数，差是无理数。"),
				number(`\\sqrt{${square}}`, false, `$\\sqrt{${square}}=${Math.sqrt(square)}$，是整数。`),
				number(`\\sqrt[3]{-${whole ** 3}}`, false, `$\\sqrt[3]{-${whole ** 3}}=-${whole}$，是整数。`),
				number(fraction(-top, bottom), false, "分数是有理数。"),
				number(`0.\\dot{${repeating}}`, false, "循环小数可以化为分数，是有理数。"),
				number(decimal(3 + random.int(11, 19) / 100), false, "有限小数是有理数。")
			], ["是", "不是"]);
		}
	}
];
// server/content/maths/generators/senior-analytic-geometry.ts
/** 选择性必修第一册 第 1–3 章 空间向量与立体几何、直线和圆的方程、圆锥曲线的方程 */
var spaceVectors = {
	name: "space-vectors",
	chapter: "ma-rja2019-x1-1",
	knowledge: "空间向量的坐标运算",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a1, a2, a3] = [
			random.nonZero(-4, 4),
			random.nonZero(-4, 4),
			random.nonZero(-4, 4)
		];
		const [b1, b2, c1, c2] = [
			random.nonZero(-4, 4),
			random.nonZero(-4, 4),
			random.nonZero(-4, 4),
			random.nonZero(-4, 4)
		];
		const b3 = random.nonZero(-3, 3);
		const product = a1 * b1 + a2 * b2 + a3 * b3;
		const partial = a1 * c1 + a2 * c2;
		const answer = fraction(-partial, a3);
		return fillBlanks(`已知空间向量 $\\boldsymbol{a}=(${a1},${a2},${a3})$，$\\boldsymbol{b}=(${b1},${b2},${b3})$，$\\boldsymbol{c}=(${c1},${c2},t)$，则 $\\left|\\boldsymbol{a}\\right|=$ [[1]]，$\\boldsymbol{a}\\cdot\\boldsymbol{b}=$ [[2]]；若 $\\boldsymbol{a}\\perp\\boldsymbol{c}$，则 $t=$ [[3]]。`, [
			[root(a1 * a1 + a2 * a2 + a3 * a3), `$\\left|\\boldsymbol{a}\\right|=\\sqrt{${bracketed(a1)}^2+${bracketed(a2)}^2+${bracketed(a3)}^2}=${root(a1 * a1 + a2 * a2 + a3 * a3)}$。`],
			[product, `对应坐标相乘再相加：$${a1 * b1}${signed(a2 * b2)}${signed(a3 * b3)}=${product}$。`],
			[answer, `由 $\\boldsymbol{a}\\cdot\\boldsymbol{c}=0$，得 $${partial}${signed(sum([[a3, "t"]]))}=0$，所以 $t=${answer}$。`]
		]);
	}
};
var pointToLine = {
	name: "point-to-line",
	chapter: "ma-rja2019-x1-2",
	knowledge: "点到直线的距离",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, b] = random.pick([
			[3, 4],
			[3, -4],
			[4, 3],
			[5, -12],
			[1, 2],
			[1, -1],
			[2, -1]
		]);
		const [x, y, c] = [
			random.nonZero(-5, 5),
			random.nonZero(-5, 5),
			random.nonZero(-12, 12)
		];
		const value = a * x + b * y + c;
		if (value === 0) return pointToLine.generate(random);
		const answer = rootOver(a * a + b * b, Math.abs(value), a * a + b * b);
		const line = sum([
			[a, "x"],
			[b, "y"],
			[c, ""]
		]);
		const ratio = `\\dfrac{${Math.abs(value)}}{${root(a * a + b * b)}}`;
		return fillBlank(`点 $P(${x},${y})$ 到直线 $${line}=0$ 的距离是 ${gap}。`, answer, `由点到直线的距离公式，$d=\\dfrac{\\left|${a * x}${signed(b * y)}${signed(c)}\\right|}{\\sqrt{${a}^2+${bracketed(b)}^2}}=${ratio}${answer === ratio ? "" : `=${answer}`}$。`);
	}
};
var analyticGeometryGenerators = [
	spaceVectors,
	pointToLine,
	{
		name: "circle-centre",
		chapter: "ma-rja2019-x1-2",
		knowledge: "圆的一般方程",
		difficulty: 1,
		questions: 7,
		generate(random) {
			const [a, b, r] = [
				random.nonZero(-5, 5),
				random.nonZero(-5, 5),
				random.int(2, 6)
			];
			const constant = a * a + b * b - r * r;
			const equation = sum([
				[1, "x^2"],
				[1, "y^2"],
				[-2 * a, "x"],
				[-2 * b, "y"],
				[constant, ""]
			]);
			const option = (x, y, radius) => `$(${x},${y})$，$${radius}$`;
			return singleChoice$1(random, {
				stem: `圆 $${equation}=0$ 的圆心坐标和半径分别是`,
				right: option(a, b, r),
				wrong: [
					option(-a, -b, r),
					option(a, b, r * r),
					option(-2 * a, -2 * b, r)
				],
				analysis: `配方得 $(${polynomial([1, -a])})^2+(${polynomial([1, -b], "y")})^2=${r * r}$，所以圆心是 $(${a},${b})$，半径是 ${r}。`
			});
		}
	},
	{
		name: "ellipse-parts",
		chapter: "ma-rja2019-x1-3",
		knowledge: "椭圆的几何性质",
		difficulty: 1,
		questions: 7,
		generate(random) {
			const [a, b] = random.pick([
				[5, 4],
				[5, 3],
				[2, 1],
				[3, 2],
				[4, 3],
				[3, 1],
				[13, 5],
				[4, 2],
				[10, 6],
				[6, 3]
			]);
			const focal = a * a - b * b;
			const upright = random.pick([true, false]);
			const term = (name, half) => half === 1 ? `${name}^2` : `\\dfrac{${name}^2}{${half * half}}`;
			return fillBlanks(`椭圆 $${upright ? `${term("x", b)}+${term("y", a)}` : `${term("x", a)}+${term("y", b)}`}=1$ 的长轴长是 [[1]]，焦距是 [[2]]，离心率是 [[3]]。`, [
				[2 * a, `较大的分母是 $a^2=${a * a}$，所以 $a=${a}$，长轴长 $2a=${2 * a}$。`],
				[root(focal, 2), `$c=\\sqrt{a^2-b^2}=${root(focal)}$，焦距 $2c=${root(focal, 2)}$。`],
				[rootOver(focal, 1, a), `$e=\\dfrac{c}{a}=${rootOver(focal, 1, a)}$。`]
			]);
		}
	},
	{
		name: "hyperbola-properties",
		chapter: "ma-rja2019-x1-3",
		knowledge: "双曲线的几何性质",
		difficulty: 2,
		questions: 7,
		generate(random) {
			const [a, b, c] = random.pick([
				[
					3,
					4,
					5
				],
				[
					4,
					3,
					5
				],
				[
					6,
					8,
					10
				],
				[
					8,
					6,
					10
				],
				[
					5,
					12,
					13
				],
				[
					12,
					5,
					13
				],
				[
					8,
					15,
					17
				]
			]);
			const say = (text, holds, why) => ({
				text,
				holds,
				why
			});
			const asymptote = (top, bottom) => `$y=\\pm${fraction(top, bottom)}x$`;
			return multiChoice(random, `已知双曲线 $C:\\dfrac{x^2}{${a * a}}-\\dfrac{y^2}{${b * b}}=1$，下列说法正确的有`, [
				say(`$C$ 的实轴长是 ${2 * a}`, true, `$a=${a}$，实轴长 $2a=${2 * a}$。`),
				say(`$C$ 的焦距是 ${2 * c}`, true, `$c=\\sqrt{a^2+b^2}=${c}$，焦距 $2c=${2 * c}$。`),
				say(`$C$ 的渐近线方程是 ${asymptote(b, a)}`, true, "渐近线方程是 $y=\\pm\\dfrac{b}{a}x$。"),
				say(`$C$ 上的点到右焦点的距离的最小值是 ${c - a}`, true, `右顶点到右焦点最近，$c-a=${c - a}$。`),
				say(`$C$ 的离心率是 $${fraction(c, b)}$`, false, `$e=\\dfrac{c}{a}=${fraction(c, a)}$。`),
				say(`$C$ 的渐近线方程是 ${asymptote(a, b)}`, false, `焦点在 $x$ 轴上，渐近线方程是 ${asymptote(b, a)}。`),
				say(`$C$ 的焦点坐标是 $(0,\\pm${c})$`, false, `焦点在 $x$ 轴上，是 $(\\pm${c},0)$。`),
				say(`$C$ 的虚轴长是 ${b}`, false, `虚轴长是 $2b=${2 * b}$。`)
			]);
		}
	},
	{
		name: "focal-chord",
		chapter: "ma-rja2019-x1-3",
		knowledge: "直线与抛物线的位置关系",
		difficulty: 3,
		questions: 7,
		generate(random) {
			const [half, slope] = [random.int(1, 6), random.pick([
				1,
				-1,
				2,
				-2
			])];
			const [p, square] = [2 * half, slope * slope];
			const line = sum([[slope, slope === 1 ? `x-${half}` : `(x-${half})`]]);
			const middle = 2 * half * (square + 2);
			const total = fraction(middle, square);
			const chord = fraction(middle + p * square, square);
			return workedAnswer({
				stem: `已知抛物线 $y^2=${2 * p}x$ 的焦点为 $F$，过点 $F$ 且斜率为 $${slope}$ 的直线 $l$ 与抛物线交于 $A$，$B$ 两点。\n（1）求直线 $l$ 的方程；\n（2）求 $\\left|AB\\right|$。`,
				model: [
					`解：（1）由 $2p=${2 * p}$，得 $\\dfrac{p}{2}=${half}$，焦点 $F(${half},0)$，`,
					`所以直线 $l$ 的方程是 $y=${line}$。`,
					`（2）把 $y=${line}$ 代入 $y^2=${2 * p}x$，整理得 $${polynomial([
						square,
						-middle,
						square * half * half
					])}=0$，$\\Delta>0$。`,
					`设 $A(x_1,y_1)$，$B(x_2,y_2)$，则 $x_1+x_2=${total}$。`,
					`由抛物线的定义，$\\left|AB\\right|=x_1+x_2+p=${total}+${p}=${chord}$。`
				],
				criteria: [
					[
						"求焦点",
						`$F(${half},0)$`,
						20
					],
					[
						"写出直线方程",
						`$y=${line}$`,
						20
					],
					[
						"联立方程",
						"消元、整理正确",
						30
					],
					[
						"根与系数的关系",
						`$x_1+x_2=${total}$`,
						20
					],
					[
						"求弦长",
						`$\\left|AB\\right|=${chord}$`,
						30
					]
				],
				analysis: "过焦点的弦，用抛物线的定义把 $\\left|AB\\right|$ 化为 $x_1+x_2+p$，比两点间距离公式简便。"
			});
		}
	}
];
// server/content/maths/generators/senior-functions.ts
/** 必修第一册 第 3–5 章 函数的概念与性质、指数函数与对数函数、三角函数 */
var oddFunctionValue = {
	name: "odd-function-value",
	chapter: "ma-rja2019-b1-3",
	knowledge: "函数的奇偶性",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, b, x] = [
			random.int(1, 3),
			random.nonZero(-6, 6),
			random.int(1, 5)
		];
		const value = a * x * x + b * x;
		const rule = polynomial([
			a,
			b,
			0
		]);
		const [name, answer] = random.pick([["奇", -value], ["偶", value]]);
		return fillBlank(`已知 $f(x)$ 是定义在 $\\mathbf{R}$ 上的${name}函数，当 $x\\ge0$ 时，$f(x)=${rule}$，则 $f(-${x})=$ ${gap}。`, answer === 0 ? 0 : answer, `$f(-${x})=${name === "奇" ? "-" : ""}f(${x})$，而 $f(${x})=${value}$，所以 $f(-${x})=${answer === 0 ? 0 : answer}$。`);
	}
};
var functionFromPieces = {
	name: "function-from-pieces",
	chapter: "ma-rja2019-b1-3",
	knowledge: "分段函数",
	difficulty: 2,
	questions: 7,
	generate(random) {
		const [k, b, c, x] = [
			random.int(2, 4),
			random.nonZero(-5, 5),
			random.nonZero(-6, 6),
			-random.int(1, 4)
		];
		const first = x * x + c;
		if (first <= 0) return functionFromPieces.generate(random);
		const second = k * first + b;
		return fillBlanks(`已知函数 $f(x)=${`\\begin{cases}${polynomial([
			1,
			0,
			c
		])},&x\\le0,\\\\${polynomial([k, b])},&x>0,\\end{cases}`}$ 则 $f(${x})=$ [[1]]，$f(f(${x}))=$ [[2]]。`, [[first, `$${x}\\le0$，所以 $f(${x})=(${x})^2${signed(c)}=${first}$。`], [second, `$f(f(${x}))=f(${first})$，$${first}>0$，所以等于 $${k}\\times${first}${signed(b)}=${second}$。`]]);
	}
};
var seniorFunctionGenerators = [
	oddFunctionValue,
	functionFromPieces,
	{
		name: "logarithm-domain",
		chapter: "ma-rja2019-b1-4",
		knowledge: "函数的定义域",
		difficulty: 1,
		questions: 6,
		generate(random) {
			const [low, length] = [random.nonZero(-6, 3), random.int(2, 7)];
			const high = low + length;
			return singleChoice$1(random, {
				stem: `函数 $f(x)=\\ln(${polynomial([1, -low])})+\\sqrt{${sum([[high, ""], [-1, "x"]])}}$ 的定义域是`,
				right: `$(${low},${high}]$`,
				wrong: [
					`$[${low},${high}]$`,
					`$(${low},${high})$`,
					`$[${low},${high})$`
				],
				analysis: `由 $${polynomial([1, -low])}>0$ 得 $x>${low}$，由 $${sum([[high, ""], [-1, "x"]])}\\ge0$ 得 $x\\le${high}$，所以定义域是 $(${low},${high}]$。`
			});
		}
	},
	{
		name: "logarithm-value",
		chapter: "ma-rja2019-b1-4",
		knowledge: "指数与对数的运算",
		difficulty: 1,
		questions: 7,
		generate(random) {
			const [base, exponent] = [random.pick([
				2,
				3,
				5
			]), random.int(2, 4)];
			const [cube, power] = [random.pick([
				8,
				27,
				64
			]), random.pick([1, 2])];
			const cubeValue = Math.round(Math.cbrt(cube)) ** power;
			const [first, second] = random.pick([
				["\\lg4", "\\lg25"],
				["\\lg5", "\\lg20"],
				["\\lg8", "\\lg12.5"]
			]);
			const answer = exponent - cubeValue + 2;
			return fillBlank(`计算：$\\log_{${base}}{${base ** exponent}}-${cube}^{\\frac{${power}}{3}}+${first}+${second}=$ ${gap}。`, answer, `$\\log_{${base}}{${base ** exponent}}=${exponent}$，$${cube}^{\\frac{${power}}{3}}=${cubeValue}$，$${first}+${second}=\\lg100=2$，所以原式 $=${exponent}-${cubeValue}+2=${answer}$。`);
		}
	},
	{
		name: "compare-powers",
		chapter: "ma-rja2019-b1-4",
		knowledge: "指数函数与对数函数的单调性",
		difficulty: 2,
		questions: 7,
		generate(random) {
			const [a, low, gapWidth] = [
				random.int(2, 5),
				random.int(1, 5),
				random.int(1, 4)
			];
			const high = low + gapWidth;
			const [small, p, q] = [
				random.int(2, 8),
				random.int(2, 5),
				random.int(6, 12)
			];
			const compare = (formula, holds, why) => ({
				text: `$${formula}$`,
				holds,
				why
			});
			return multiChoice(random, "下列不等关系正确的有", [
				compare(`${a}^{0.${low}}<${a}^{0.${high}}`, true, `$y=${a}^x$ 在 $\\mathbf{R}$ 上单调递增。`),
				compare(`0.${small}^{${p}}>0.${small}^{${q}}`, true, `$y=0.${small}^x$ 在 $\\mathbf{R}$ 上单调递减。`),
				compare(`\\log_{${a}}{${p}}<\\log_{${a}}{${q}}`, true, `$y=\\log_{${a}}x$ 在 $(0,+\\infty)$ 上单调递增。`),
				compare(`${a}^{0.${low}}>0.${small}^{${p}}`, true, "左边大于 1，右边小于 1。"),
				compare(`\\log_{0.${small}}{${p}}<0`, true, "底数在 0 与 1 之间，真数大于 1，对数为负。"),
				compare(`${a}^{-0.${low}}<${a}^{-0.${high}}`, false, `$y=${a}^x$ 单调递增，而 $-0.${low}>-0.${high}$。`),
				compare(`\\log_{0.${small}}{${p}}<\\log_{0.${small}}{${q}}`, false, `$y=\\log_{0.${small}}x$ 单调递减。`),
				compare(`\\ln${p}>\\ln${q}`, false, "$y=\\ln x$ 单调递增。"),
				compare(`\\log_{${a}}{0.${small}}>0`, false, "底数大于 1，真数小于 1，对数为负。")
			]);
		}
	},
	{
		name: "trigonometric-ratios",
		chapter: "ma-rja2019-b1-5",
		knowledge: "同角三角函数的关系与二倍角公式",
		difficulty: 2,
		questions: 7,
		generate(random) {
			const [p, q, r] = random.pick([
				[
					3,
					4,
					5
				],
				[
					4,
					3,
					5
				],
				[
					5,
					12,
					13
				],
				[
					12,
					5,
					13
				],
				[
					8,
					15,
					17
				],
				[
					15,
					8,
					17
				]
			]);
			const [interval, sign] = random.pick([["\\left(0,\\dfrac{\\pi}{2}\\right)", 1], ["\\left(\\dfrac{\\pi}{2},\\pi\\right)", -1]]);
			const cosine = fraction(sign * q, r);
			const double = fraction(2 * p * sign * q, r * r);
			return fillBlanks(`已知 $\\sin\\alpha=${fraction(p, r)}$，$\\alpha\\in${interval}$，则 $\\cos\\alpha=$ [[1]]，$\\tan\\alpha=$ [[2]]，$\\sin2\\alpha=$ [[3]]。`, [
				[cosine, `$\\cos\\alpha=${sign < 0 ? "-" : ""}\\sqrt{1-\\sin^2\\alpha}=${cosine}$，符号由 $\\alpha$ 的范围确定。`],
				[fraction(sign * p, q), `$\\tan\\alpha=\\dfrac{\\sin\\alpha}{\\cos\\alpha}=${fraction(sign * p, q)}$。`],
				[double, `$\\sin2\\alpha=2\\sin\\alpha\\cos\\alpha=2\\times${fraction(p, r)}\\times${bracketed(cosine)}=${double}$。`]
			]);
		}
	},
	{
		name: "sine-curve",
		chapter: "ma-rja2019-b1-5",
		knowledge: "正弦型函数的图象与性质",
		difficulty: 3,
		questions: 7,
		generate(random) {
			const [a, w, d] = [
				random.int(2, 5),
				random.int(2, 4),
				random.pick([
					3,
					4,
					6
				])
			];
			const axis = piTimes(d - 2, 2 * d * w);
			const zero = piTimes(-1, d * w);
			const say = (text, holds, why) => ({
				text,
				holds,
				why
			});
			const inside = `${w}x+\\dfrac{\\pi}{${d}}`;
			return multiChoice(random, `已知函数 $f(x)=${a}\\sin\\left(${inside}\\right)$，下列说法正确的有`, [
				say(`$f(x)$ 的最小正周期是 $${piTimes(2, w)}$`, true, `周期 $T=\\dfrac{2\\pi}{\\omega}$，其中 $\\omega=${w}$。`),
				say(`$f(x)$ 的最大值是 $${a}$`, true, `正弦的最大值是 1，乘 ${a} 得 ${a}。`),
				say(`直线 $x=${axis}$ 是 $f(x)$ 图象的一条对称轴`, true, `当 $x=${axis}$ 时，$${inside}=\\dfrac{\\pi}{2}$。`),
				say(`点 $\\left(${zero},0\\right)$ 是 $f(x)$ 图象的一个对称中心`, true, `当 $x=${zero}$ 时，$${inside}=0$。`),
				say(`$f(x)$ 的最小正周期是 $${piTimes(2 * w)}$`, false, `周期 $T=\\dfrac{2\\pi}{\\omega}$，其中 $\\omega=${w}$。`),
				say(`直线 $x=${zero}$ 是 $f(x)$ 图象的一条对称轴`, false, `当 $x=${zero}$ 时，$f(x)=0$，不是最值。`),
				say(`把 $f(x)$ 的图象向右平移 $\\dfrac{\\pi}{${d}}$ 个单位长度，得到 $y=${a}\\sin${w}x$ 的图象`, false, `应向右平移 $${piTimes(1, d * w)}$ 个单位长度。`),
				say("$f(x)$ 是奇函数", false, `$f(0)=${a}\\sin\\dfrac{\\pi}{${d}}\\ne0$。`)
			]);
		}
	}
];
// server/content/maths/generators/senior-sequences-and-derivatives.ts
/** 选择性必修第二册 第 4–5 章 数列、一元函数的导数及其应用 */
var arithmeticSequence = {
	name: "arithmetic-sequence",
	chapter: "ma-rja2019-x2-4",
	knowledge: "等差数列",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [first, step] = [random.int(-8, 10), random.nonZero(-4, 5)];
		const [m, gapWidth, count] = [
			random.int(2, 4),
			random.int(2, 5),
			random.int(8, 20)
		];
		const n = m + gapWidth;
		const term = (index) => first + (index - 1) * step;
		const total = count * (first + term(count)) / 2;
		return fillBlanks(`在等差数列 $\\{a_n\\}$ 中，$a_${m}=${term(m)}$，$a_${n}=${term(n)}$，则公差 $d=$ [[1]]，$a_1=$ [[2]]，前 ${count} 项的和 $S_{${count}}=$ [[3]]。`, [
			[step, `$${n - m}d=a_${n}-a_${m}=${term(n) - term(m)}$，所以 $d=${step}$。`],
			[first, `$a_1=a_${m}-${m - 1 === 1 ? "" : m - 1}d=${first}$。`],
			[total, `$S_{${count}}=${count}\\times${bracketed(first)}+\\dfrac{${count}\\times${count - 1}}{2}\\times${bracketed(step)}=${total}$。`]
		]);
	}
};
var geometricSum = {
	name: "geometric-sum",
	chapter: "ma-rja2019-x2-4",
	knowledge: "等比数列的前 n 项和",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [first, ratio, count] = [
			random.int(1, 5),
			random.pick([
				2,
				3,
				-2
			]),
			random.int(4, 6)
		];
		const fourth = first * ratio ** 3;
		const total = first * (1 - ratio ** count) / (1 - ratio);
		const difference = `1-${bracketed(ratio)}^${count}`;
		const bracket = ratio < 0 ? `\\left[${difference}\\right]` : `(${difference})`;
		const top = first === 1 ? difference : `${first}\\times${bracket}`;
		return fillBlank(`等比数列 $\\{a_n\\}$ 的各项都是实数，$a_1=${first}$，$a_4=${fourth}$，则它的前 ${count} 项的和是 ${gap}。`, total, `$q^3=\\dfrac{a_4}{a_1}=${fourth / first}$，$q=${ratio}$，所以 $S_${count}=\\dfrac{${top}}{1-${bracketed(ratio)}}=${total}$。`);
	}
};
var telescopingSum = {
	name: "telescoping-sum",
	chapter: "ma-rja2019-x2-4",
	knowledge: "数列的通项与裂项求和",
	difficulty: 3,
	questions: 7,
	generate(random) {
		const [first, step] = [random.int(1, 5), random.int(2, 5)];
		if (gcd(first, step) > 1) return telescopingSum.generate(random);
		const index = random.int(3, 6);
		const second = first + step;
		const general = sum([[step, "n"], [first - step, ""]]);
		const next = sum([[step, "n"], [first, ""]]);
		const factor = `\\dfrac{1}{${step}}`;
		const sumShown = first === 1 ? `\\dfrac{n}{${next}}` : `\\dfrac{n}{${first}(${next})}`;
		const [head, middle] = [`\\dfrac{1}{${first}}-\\dfrac{1}{${second}}`, `\\dfrac{1}{${second}}-\\dfrac{1}{${second + step}}`];
		const total = index * (2 * first + (index - 1) * step) / 2;
		return workedAnswer({
			stem: `已知等差数列 $\\{a_n\\}$ 的首项 $a_1=${first}$，前 ${index} 项的和 $S_${index}=${total}$。\n（1）求 $\\{a_n\\}$ 的通项公式；\n（2）设 $b_n=\\dfrac{1}{a_na_{n+1}}$，求数列 $\\{b_n\\}$ 的前 $n$ 项和 $T_n$。`,
			model: [
				`解：（1）设公差为 $d$，则 $S_${index}=${index}\\times${first}+\\dfrac{${index}\\times${index - 1}}{2}d=${total}$，解得 $d=${step}$。`,
				`所以 $a_n=${first}+(n-1)\\times${step}=${general}$。`,
				`（2）$b_n=\\dfrac{1}{(${general})(${next})}=${factor}\\left(\\dfrac{1}{${general}}-\\dfrac{1}{${next}}\\right)$，`,
				`所以 $T_n=${factor}\\left(${head}+${middle}+\\cdots+\\dfrac{1}{${general}}-\\dfrac{1}{${next}}\\right)$`,
				`$=${factor}\\left(\\dfrac{1}{${first}}-\\dfrac{1}{${next}}\\right)=${sumShown}$。`
			].map((line) => line.replaceAll("\\dfrac{1}{1}", "1")),
			criteria: [
				[
					"求公差",
					`$d=${step}$`,
					20
				],
				[
					"通项公式",
					`$a_n=${general}$`,
					20
				],
				[
					"裂项",
					"裂项的系数正确",
					30
				],
				[
					"求和",
					`$T_n=${sumShown}$`,
					30
				]
			],
			analysis: "先用求和公式求公差；分母是相邻两项之积时，裂成两个分式之差，求和时中间各项互相抵消。"
		});
	}
};
var tangentLine = {
	name: "tangent-line",
	chapter: "ma-rja2019-x2-5",
	knowledge: "导数的几何意义",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, b, x] = [
			random.nonZero(-4, 4),
			random.nonZero(-5, 5),
			random.pick([
				1,
				-1,
				2
			])
		];
		const y = x ** 3 + a * x + b;
		const slope = 3 * x * x + a;
		const line = (k, c) => `$y=${polynomial([k, c])}$`;
		const constant = y - slope * x;
		if (slope === 0 || constant === 0 || y === 0) return tangentLine.generate(random);
		return singleChoice$1(random, {
			stem: `曲线 $y=${polynomial([
				1,
				0,
				a,
				b
			])}$ 在点 $(${x},${y})$ 处的切线方程是`,
			right: line(slope, constant),
			wrong: [
				line(slope, y),
				line(slope, -constant),
				line(-slope, y + slope * x),
				line(slope + 1, constant)
			],
			analysis: `$y'=${polynomial([
				3,
				0,
				a
			])}$，当 $x=${x}$ 时斜率是 $${slope}$，切线方程是 $y${signed(-y)}=${slope === 1 ? "" : slope === -1 ? "-" : slope}(${polynomial([1, -x])})$，即 ${line(slope, constant)}。`
		});
	}
};
var sequenceAndDerivativeGenerators = [
	arithmeticSequence,
	geometricSum,
	telescopingSum,
	tangentLine,
	{
		name: "cubic-extremes",
		chapter: "ma-rja2019-x2-5",
		knowledge: "利用导数求极值与最值",
		difficulty: 2,
		questions: 7,
		generate(random) {
			const [p, half, c] = [
				random.int(-3, 1),
				random.int(1, 2),
				random.nonZero(-6, 6)
			];
			const q = p + 2 * half;
			const [squareFactor, linearFactor] = [-3 * (p + half), 3 * p * q];
			const at = (x) => x ** 3 + squareFactor * x * x + linearFactor * x + c;
			const [from, to] = [p - 1, q + random.int(1, 2)];
			const values = [
				from,
				p,
				q,
				to
			].map((x) => [x, at(x)]).map(([, value]) => value);
			const [high, low] = [Math.max(...values), Math.min(...values)];
			const factor = (zero) => zero === 0 ? "x" : `(${polynomial([1, -zero])})`;
			const factors = `3${q === 0 ? factor(q) + factor(p) : factor(p) + factor(q)}`;
			const derivative = polynomial([
				3,
				2 * squareFactor,
				linearFactor
			]);
			return workedAnswer({
				stem: `已知函数 $f(x)=${polynomial([
					1,
					squareFactor,
					linearFactor,
					c
				])}$。\n（1）求 $f(x)$ 的极值；\n（2）求 $f(x)$ 在区间 $[${from},${to}]$ 上的最大值和最小值。`,
				model: [
					`解：（1）$f'(x)=${derivative}${derivative === factors ? "" : `=${factors}`}$。`,
					`令 $f'(x)=0$，得 $x=${p}$ 或 $x=${q}$。`,
					`当 $x<${p}$ 或 $x>${q}$ 时，$f'(x)>0$；当 $${p}<x<${q}$ 时，$f'(x)<0$。`,
					`所以 $f(x)$ 的极大值是 $f(${p})=${at(p)}$，极小值是 $f(${q})=${at(q)}$。`,
					`（2）$f(${from})=${at(from)}$，$f(${to})=${at(to)}$，与极值比较，`,
					`$f(x)$ 在 $[${from},${to}]$ 上的最大值是 $${high}$，最小值是 $${low}$。`
				],
				criteria: [
					[
						"求导",
						`$f'(x)=${derivative}$`,
						20
					],
					[
						"单调性",
						"求出导数的零点，判断各区间上导数的符号",
						30
					],
					[
						"极值",
						`极大值 $${at(p)}$，极小值 $${at(q)}$`,
						30
					],
					[
						"最值",
						`最大值 $${high}$，最小值 $${low}$`,
						30
					]
				],
				analysis: "先由导数的符号判断单调性，再写极值；闭区间上的最值在极值点或端点处取得，比较函数值即可。"
			});
		}
	},
	{
		name: "derivative-rules",
		chapter: "ma-rja2019-x2-5",
		knowledge: "导数的运算",
		difficulty: 1,
		questions: 7,
		generate(random) {
			const [n, k, m] = [
				random.int(3, 6),
				random.int(2, 5),
				random.int(2, 6)
			];
			const rule = (formula, result, holds, why) => {
				return {
					text: `$\\left(${formula}\\right)'=${result}$`,
					holds,
					why
				};
			};
			return multiChoice(random, "下列求导运算正确的有", [
				rule(`x^${n}+${m}`, `${n}x^{${n - 1}}`, true, "幂函数的导数公式，常数的导数是 0。"),
				rule(`\\sin${k}x`, `${k}\\cos${k}x`, true, "复合函数求导，要乘内层函数的导数。"),
				rule(`x\\ln x+${m}x`, `\\ln x+${m + 1}`, true, `$(x\\ln x)'=\\ln x+1$。`),
				rule(`\\dfrac{${m}}{x}`, `-\\dfrac{${m}}{x^2}`, true, `$(x^{-1})'=-x^{-2}$。`),
				rule(`\\mathrm{e}^{${k}x}`, `\\mathrm{e}^{${k}x}`, false, `应乘内层函数的导数，结果是 $${k}\\mathrm{e}^{${k}x}$。`),
				rule(`${m}\\cos x`, `${m}\\sin x`, false, `$(\\cos x)'=-\\sin x$，符号错了。`),
				rule(`\\ln${k}x`, `\\dfrac{1}{${k}x}`, false, `$\\ln${k}x=\\ln${k}+\\ln x$，结果是 $\\dfrac{1}{x}$。`),
				rule(`x^${n}\\cdot${m}x`, `${n * m}x^{${n - 1}}`, false, `积的导数不等于导数的积，结果是 $${m * (n + 1)}x^{${n}}$。`)
			]);
		}
	}
];
// server/content/maths/generators/senior-sets-and-inequalities.ts
/** 必修第一册 第 1–2 章 集合与常用逻辑用语、一元二次函数、方程和不等式 */
var setOf = (numbers) => `\\{${numbers.join(",")}\\}`;
var setIntersection = {
	name: "set-intersection",
	chapter: "ma-rja2019-b1-1",
	knowledge: "集合的运算",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [low, length] = [random.int(-3, 1), random.int(3, 4)];
		const high = low + length;
		const set = Array.from({ length: length + 3 }, (_, index) => low - 1 + index);
		const inside = set.filter((member) => member > low && member < high);
		const quadratic = polynomial([
			1,
			-(low + high),
			low * high
		]);
		return singleChoice$1(random, {
			stem: `已知集合 $A=\\{x\\mid ${quadratic}<0\\}$，$B=${setOf(set)}$，则 $A\\cap B=$`,
			right: `$${setOf(inside)}$`,
			wrong: [
				setOf([
					low,
					...inside,
					high
				]),
				setOf([...inside, high]),
				setOf([low, ...inside])
			].map((text) => `$${text}$`),
			analysis: `解 $${quadratic}<0$，得 $${low}<x<${high}$，端点取不到，所以 $A\\cap B=${setOf(inside)}$。`
		});
	}
};
var subsetCount = {
	name: "subset-count",
	chapter: "ma-rja2019-b1-1",
	knowledge: "子集的个数",
	difficulty: 2,
	questions: 6,
	generate(random) {
		const [size, fixed] = [random.int(4, 7), random.int(1, 2)];
		const whole = Array.from({ length: size }, (_, index) => index + 1);
		const required = random.sample(whole, fixed).sort((a, b) => a - b);
		const proper = random.pick([true, false]);
		const free = size - fixed;
		const count = 2 ** free - (proper ? 1 : 0);
		return fillBlank(`满足 $${setOf(required)}\\subseteq M${proper ? "\\subsetneqq" : "\\subseteq"}${setOf(whole)}$ 的集合 $M$ 的个数是 ${gap}。`, count, `$M$ 必须含有 $${required.join("$，$")}$，其余 ${free} 个元素可取可不取，有 $2^${free}=${2 ** free}$ 种${proper ? `；再去掉 $M$ 等于全集的一种，得 ${count}` : ""}。`);
	}
};
var conditionNames = [
	"充分不必要条件",
	"必要不充分条件",
	"充要条件",
	"既不充分也不必要条件"
];
var conditions = {
	name: "conditions",
	chapter: "ma-rja2019-b1-1",
	knowledge: "充分条件与必要条件",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [low, shift] = [random.int(-3, 6), random.int(1, 4)];
		const square = random.int(2, 9);
		const [p, q, index, why] = random.pick([
			[
				`x>${low + shift}`,
				`x>${low}`,
				0,
				`由 $x>${low + shift}$ 能推出 $x>${low}$，反过来不成立。`
			],
			[
				`x^2=${square * square}`,
				`x=${square}`,
				1,
				`$x^2=${square * square}$ 时 $x=\\pm${square}$；由 $x=${square}$ 能推出 $x^2=${square * square}$。`
			],
			[
				`x^2>${square * square}`,
				`x>${square}`,
				1,
				`$x^2>${square * square}$ 时 $x>${square}$ 或 $x<-${square}$；由 $x>${square}$ 能推出 $x^2>${square * square}$。`
			],
			[
				`\\left|x\\right|<${square}`,
				`-${square}<x<${square}`,
				2,
				"两者的解集相同。"
			],
			[
				`x>${low}`,
				`x<${low + shift}`,
				3,
				"两者互相都不能推出。"
			]
		]);
		const right = conditionNames[index];
		return orderedChoice(`设 $x\\in\\mathbf{R}$，则“$${p}$”是“$${q}$”的`, conditionNames, right, why);
	}
};
var quadraticInequality = {
	name: "quadratic-inequality",
	chapter: "ma-rja2019-b1-2",
	knowledge: "一元二次不等式",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [low, length] = [random.int(-6, 3), random.int(2, 7)];
		const high = low + length;
		const negative = random.pick([true, false]);
		const sign = negative ? -1 : 1;
		const inequality = `${polynomial([
			sign,
			-sign * (low + high),
			sign * low * high
		])}>0`;
		const between = `$\\{x\\mid ${low}<x<${high}\\}$`;
		const outside = `$\\{x\\mid x<${low}$ 或 $x>${high}\\}$`;
		const mirrored = `$\\{x\\mid ${-high}<x<${-low}\\}$`;
		const mirroredOutside = `$\\{x\\mid x<${-high}$ 或 $x>${-low}\\}$`;
		if (low + high === 0) return quadraticInequality.generate(random);
		return singleChoice$1(random, {
			stem: `不等式 $${inequality}$ 的解集是`,
			right: negative ? between : outside,
			wrong: [
				negative ? outside : between,
				mirrored,
				mirroredOutside
			],
			analysis: `${negative ? `两边乘 $-1$，得 $${polynomial([
				1,
				-(low + high),
				low * high
			])}<0$；` : ""}方程 $${polynomial([
				1,
				-(low + high),
				low * high
			])}=0$ 的根是 $${low}$ 和 $${high}$，所以解集是 ${negative ? between : outside}。`
		});
	}
};
var setAndInequalityGenerators = [
	setIntersection,
	subsetCount,
	conditions,
	quadraticInequality,
	{
		name: "least-value",
		chapter: "ma-rja2019-b1-2",
		knowledge: "基本不等式",
		difficulty: 2,
		questions: 7,
		generate(random) {
			const [a, k, p, q] = [
				random.nonZero(-3, 5),
				random.int(1, 6),
				random.int(1, 4),
				random.int(1, 5)
			];
			const bottom = polynomial([1, -a]);
			return random.pick([() => fillBlank(`已知 $x>${a}$，则 $x+\\dfrac{${k * k}}{${bottom}}$ 的最小值是 ${gap}。`, a + 2 * k, `原式 $=(${bottom})+\\dfrac{${k * k}}{${bottom}}${signed(a)}\\ge2\\sqrt{${k * k}}${signed(a)}=${a + 2 * k}$，当且仅当 $${bottom}=${k}$，即 $x=${a + k}$ 时等号成立。`), () => fillBlank(`已知 $x>0$，$y>0$，且 $x+y=1$，则 $\\dfrac{${p * p}}{x}+\\dfrac{${q * q}}{y}$ 的最小值是 ${gap}。`, (p + q) ** 2, `原式 $=\\left(\\dfrac{${p * p}}{x}+\\dfrac{${q * q}}{y}\\right)(x+y)=${p * p + q * q}+\\dfrac{${p === 1 ? "" : p * p}y}{x}+\\dfrac{${q === 1 ? "" : q * q}x}{y}\\ge${p * p + q * q}+2\\times${p * q}=${(p + q) ** 2}$，等号可以取到。`)])();
		}
	}
];
// server/content/maths/generators/senior-solids-and-chance.ts
/** 必修第二册 第 8–10 章 立体几何初步、统计、概率 */
var coneMeasures = {
	name: "cone-measures",
	chapter: "ma-rja2019-b2-8",
	knowledge: "圆锥的表面积与体积",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [p, q, slant] = random.pick([
			[
				3,
				4,
				5
			],
			[
				5,
				12,
				13
			],
			[
				8,
				15,
				17
			],
			[
				6,
				8,
				10
			],
			[
				7,
				24,
				25
			],
			[
				9,
				12,
				15
			]
		]);
		const [radius = p, height = q] = random.shuffle([p, q]);
		return fillBlanks(`一个圆锥的底面半径是 ${radius}，母线长是 ${slant}，则它的高是 [[1]]，侧面积是 [[2]]，体积是 [[3]]。（结果保留 $\\pi$）`, [
			[height, `高、底面半径与母线构成直角三角形，$h=\\sqrt{${slant}^2-${radius}^2}=${height}$。`],
			[piTimes(radius * slant), `侧面积 $=\\pi rl=\\pi\\times${radius}\\times${slant}=${radius * slant}\\pi$。`],
			[piTimes(radius * radius * height, 3), `体积 $=\\dfrac{1}{3}\\pi r^2h=\\dfrac{1}{3}\\pi\\times${radius}^2\\times${height}=${piTimes(radius * radius * height, 3)}$。`]
		]);
	}
};
var boxInSphere = {
	name: "box-in-sphere",
	chapter: "ma-rja2019-b2-8",
	knowledge: "球的表面积",
	difficulty: 2,
	questions: 6,
	generate(random) {
		const [a, b, c] = [
			random.int(1, 5),
			random.int(1, 5),
			random.int(2, 6)
		];
		const square = a * a + b * b + c * c;
		return fillBlank(`一个长方体的长、宽、高分别是 ${Math.max(a, b)}，${Math.min(a, b)}，${c}，它的八个顶点都在同一个球面上，则这个球的表面积是 ${gap}。（结果保留 $\\pi$）`, `${square}\\pi`, `球的直径等于长方体的体对角线，$(2R)^2=${a}^2+${b}^2+${c}^2=${square}$，所以表面积 $S=4\\pi R^2=${square}\\pi$。`);
	}
};
var say = (text, why, holds) => ({
	text,
	holds,
	why
});
var solidAndChanceGenerators = [
	coneMeasures,
	boxInSphere,
	{
		name: "lines-and-planes",
		chapter: "ma-rja2019-b2-8",
		knowledge: "空间直线、平面的平行与垂直",
		difficulty: 2,
		questions: 6,
		generate: (random) => multiChoice(random, "设 $m$，$n$ 是两条不同的直线，$\\alpha$，$\\beta$ 是两个不同的平面，下列命题正确的有", [
			say("若 $m\\perp\\alpha$，$n\\perp\\alpha$，则 $m\\parallel n$", "垂直于同一个平面的两条直线平行。", true),
			say("若 $m\\perp\\alpha$，$m\\perp\\beta$，则 $\\alpha\\parallel\\beta$", "垂直于同一条直线的两个平面平行。", true),
			say("若 $m\\perp\\alpha$，$m\\subset\\beta$，则 $\\alpha\\perp\\beta$", "这是平面与平面垂直的判定定理。", true),
			say("若 $\\alpha\\parallel\\beta$，$m\\subset\\alpha$，则 $m\\parallel\\beta$", "两个平面平行，其中一个平面内的直线平行于另一个平面。", true),
			say("若 $m\\perp\\alpha$，$n\\parallel\\alpha$，则 $m\\perp n$", "$n$ 平行于 $\\alpha$ 内的一条直线，而 $m$ 垂直于 $\\alpha$ 内的任意直线。", true),
			say("若 $m\\parallel\\alpha$，$n\\parallel\\alpha$，则 $m\\parallel n$", "$m$ 与 $n$ 还可能相交或异面。", false),
			say("若 $m\\parallel\\alpha$，$m\\parallel\\beta$，则 $\\alpha\\parallel\\beta$", "$\\alpha$ 与 $\\beta$ 还可能相交，$m$ 平行于交线。", false),
			say("若 $\\alpha\\perp\\beta$，$m\\parallel\\alpha$，则 $m\\perp\\beta$", "$m$ 还可能与 $\\beta$ 平行、在 $\\beta$ 内或斜交。", false),
			say("若 $\\alpha\\parallel\\beta$，$m\\subset\\alpha$，$n\\subset\\beta$，则 $m\\parallel n$", "$m$ 与 $n$ 还可能异面。", false),
			say("若 $\\alpha\\perp\\beta$，$m\\subset\\alpha$，则 $m\\perp\\beta$", "$m$ 还要垂直于两个平面的交线。", false)
		])
	},
	{
		name: "percentile",
		chapter: "ma-rja2019-b2-9",
		knowledge: "百分位数",
		difficulty: 1,
		questions: 7,
		generate(random) {
			const [first, percent] = [random.int(60, 70), random.pick([
				25,
				40,
				60,
				75,
				80
			])];
			const data = [first];
			for (let index = 1; index < 10; index += 1) data.push((data.at(-1) ?? first) + 2 * random.int(1, 2));
			const position = percent / 10;
			const at = (index) => data[index] ?? first;
			const whole = Number.isInteger(position);
			const between = (index) => (at(index - 1) + at(index)) / 2;
			const last = Math.ceil(position);
			const right = whole ? between(position) : at(last - 1);
			const wrong = whole ? [
				at(position - 1),
				at(position),
				between(position + 1),
				between(position - 1)
			] : [
				at(last - 2),
				between(last - 1),
				between(last),
				at(last)
			];
			return numberChoice({
				stem: `一组数据：${data.join("，")}，这组数据的第 ${percent} 百分位数是`,
				right,
				wrong: random.shuffle(wrong),
				analysis: `数据已从小到大排列，$10\\times${percent}\\%=${decimal(position)}$，${whole ? `是整数，取第 ${position} 个与第 ${position + 1} 个数据的平均数` : `不是整数，取第 ${Math.ceil(position)} 个数据`}，得 ${right}。`
			});
		}
	},
	{
		name: "scaled-data",
		chapter: "ma-rja2019-b2-9",
		knowledge: "平均数与方差的性质",
		difficulty: 1,
		questions: 6,
		generate(random) {
			const [mean, variance, k, b] = [
				random.int(3, 12),
				random.int(1, 6),
				random.int(2, 4),
				random.nonZero(-6, 6)
			];
			const shown = (index) => `${k}x_${index}${b < 0 ? b : `+${b}`}`;
			return fillBlanks(`样本数据 $x_1$，$x_2$，$\\cdots$，$x_{10}$ 的平均数是 ${mean}，方差是 ${variance}，则数据 $${shown("1")}$，$${shown("2")}$，$\\cdots$，$${shown("{10}")}$ 的平均数是 [[1]]，方差是 [[2]]。`, [[k * mean + b, `平均数变为 $${k}\\times${mean}${b < 0 ? b : `+${b}`}=${k * mean + b}$。`], [k * k * variance, `方差变为 $${k}^2\\times${variance}=${k * k * variance}$，与所加的常数无关。`]]);
		}
	},
	{
		name: "two-dice",
		chapter: "ma-rja2019-b2-10",
		knowledge: "古典概型",
		difficulty: 1,
		questions: 7,
		generate(random) {
			const total = random.int(4, 10);
			const equal = total <= 7 ? total - 1 : 13 - total;
			let larger = 0;
			for (let sum = total + 1; sum <= 12; sum += 1) larger += sum <= 7 ? sum - 1 : 13 - sum;
			const [asked, count] = random.pick([[`点数之和等于 ${total} `, equal], [`点数之和大于 ${total} `, larger]]);
			const chance = (favourable) => `$${fraction(favourable, 36)}$`;
			return singleChoice$1(random, {
				stem: `同时抛掷两枚质地均匀的骰子，${asked}的概率是`,
				right: chance(count),
				wrong: [
					`$${fraction(1, 11)}$`,
					chance(count + 1),
					chance(count - 1),
					chance(36 - count)
				],
				analysis: `共有 $6\\times6=36$ 个等可能的样本点，其中满足条件的有 ${count} 个，所以概率是 ${chance(count)}。`
			});
		}
	},
	{
		name: "independent-shots",
		chapter: "ma-rja2019-b2-10",
		knowledge: "事件的相互独立性",
		difficulty: 2,
		questions: 7,
		generate(random) {
			const [p, q] = [random.int(3, 9), random.int(3, 9)];
			const [first, second] = [`0.${p}`, `0.${q}`];
			const [missFirst, missSecond] = [`0.${10 - p}`, `0.${10 - q}`];
			const atLeast = decimal(1 - (10 - p) * (10 - q) / 100);
			const exactly = decimal((p * (10 - q) + q * (10 - p)) / 100);
			const setting = `甲、乙两人各投篮一次，投中的概率分别是 ${first} 和 ${second}，两人是否投中互不影响`;
			return random.pick([() => fillBlank(`${setting}，则至少有一人投中的概率是 ${gap}。`, atLeast, `先求两人都没有投中的概率 $${missFirst}\\times${missSecond}=${decimal((10 - p) * (10 - q) / 100)}$，再由对立事件得 $${atLeast}$。`), () => fillBlank(`${setting}，则恰有一人投中的概率是 ${gap}。`, exactly, `分两种情况：$${first}\\times${missSecond}+${missFirst}\\times${second}=${exactly}$。`)])();
		}
	}
];
// server/content/maths/generators/senior-vectors-and-complex.ts
/** 必修第二册 第 6–7 章 平面向量及其应用、复数 */
var planeVectors = {
	name: "plane-vectors",
	chapter: "ma-rja2019-b2-6",
	knowledge: "平面向量的坐标运算与数量积",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, b, c, d] = [
			random.nonZero(-5, 5),
			random.nonZero(-5, 5),
			random.nonZero(-5, 5),
			random.nonZero(-5, 5)
		];
		const [product, square] = [a * c + b * d, c * c + d * d];
		if (a * d === b * c || a + c === 0 && b + d === 0) return planeVectors.generate(random);
		const lambda = fraction(-product, square);
		return fillBlanks(`已知向量 $\\boldsymbol{a}=(${a},${b})$，$\\boldsymbol{b}=(${c},${d})$，则 $\\boldsymbol{a}\\cdot\\boldsymbol{b}=$ [[1]]，$\\left|\\boldsymbol{a}+\\boldsymbol{b}\\right|=$ [[2]]；若 $(\\boldsymbol{a}+\\lambda\\boldsymbol{b})\\perp\\boldsymbol{b}$，则 $\\lambda=$ [[3]]。`, [
			[product, `$\\boldsymbol{a}\\cdot\\boldsymbol{b}=${a}\\times${bracketed(c)}+${bracketed(b)}\\times${bracketed(d)}=${product}$。`],
			[root((a + c) ** 2 + (b + d) ** 2), `$\\boldsymbol{a}+\\boldsymbol{b}=(${a + c},${b + d})$，模是 $\\sqrt{${bracketed(a + c)}^2+${bracketed(b + d)}^2}=${root((a + c) ** 2 + (b + d) ** 2)}$。`],
			[lambda, `由 $\\boldsymbol{a}\\cdot\\boldsymbol{b}+\\lambda\\boldsymbol{b}^2=0$，得 $${product}+${square}\\lambda=0$，所以 $\\lambda=${lambda}$。`]
		]);
	}
};
/** Two sides, the angle between them in degrees and the third side, all integers. */
var integerTriangles = [
	[
		3,
		8,
		60,
		7
	],
	[
		5,
		8,
		60,
		7
	],
	[
		7,
		15,
		60,
		13
	],
	[
		8,
		15,
		60,
		13
	],
	[
		5,
		21,
		60,
		19
	],
	[
		16,
		21,
		60,
		19
	],
	[
		3,
		5,
		120,
		7
	],
	[
		7,
		8,
		120,
		13
	],
	[
		5,
		16,
		120,
		19
	],
	[
		6,
		10,
		120,
		14
	]
];
var cosineTheorem = {
	name: "cosine-theorem",
	chapter: "ma-rja2019-b2-6",
	knowledge: "余弦定理与三角形面积",
	difficulty: 2,
	questions: 7,
	generate(random) {
		const [p, q, angle, a] = random.pick(integerTriangles);
		const [b = p, c = q] = random.shuffle([p, q]);
		const cosine = angle === 60 ? "\\dfrac{1}{2}" : "-\\dfrac{1}{2}";
		const area = rootOver(3, b * c, 4);
		const sine = rootOver(3, c, 2 * a);
		return workedAnswer({
			stem: `在 $\\triangle ABC$ 中，角 $A$，$B$，$C$ 所对的边分别是 $a$，$b$，$c$，已知 $b=${b}$，$c=${c}$，$A=${angle}^\\circ$。\n（1）求 $a$；\n（2）求 $\\triangle ABC$ 的面积和 $\\sin C$。`,
			model: [
				`解：（1）由余弦定理，$a^2=b^2+c^2-2bc\\cos A=${b * b}+${c * c}-2\\times${b}\\times${c}\\times${bracketed(cosine)}=${a * a}$，`,
				`所以 $a=${a}$。`,
				`（2）$S=\\dfrac{1}{2}bc\\sin A=\\dfrac{1}{2}\\times${b}\\times${c}\\times\\dfrac{\\sqrt{3}}{2}=${area}$。`,
				`由正弦定理，$\\sin C=\\dfrac{c\\sin A}{a}=\\dfrac{${c}}{${a}}\\times\\dfrac{\\sqrt{3}}{2}=${sine}$。`
			],
			criteria: [
				[
					"余弦定理",
					"公式与代入正确",
					30
				],
				[
					"求出 $a$",
					`$a=${a}$`,
					20
				],
				[
					"求面积",
					`$S=${area}$`,
					30
				],
				[
					"正弦定理",
					`$\\sin C=${sine}$`,
					30
				]
			],
			analysis: "已知两边及其夹角，先用余弦定理求第三边，再用面积公式和正弦定理。"
		});
	}
};
/** A complex number as it is printed: `3-2i`, `-i`, `4`. */
var complex = (real, imaginary) => sum([[real, ""], [imaginary, "\\mathrm{i}"]]);
var complexQuotient = {
	name: "complex-quotient",
	chapter: "ma-rja2019-b2-7",
	knowledge: "复数的四则运算",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [c, d, m, n] = [
			random.int(1, 3),
			random.nonZero(-3, 3),
			random.nonZero(-4, 4),
			random.nonZero(-4, 4)
		];
		const [top, topI] = [c * m - d * n, c * n + d * m];
		if (topI === 0 || Math.abs(m) === Math.abs(n)) return complexQuotient.generate(random);
		const modulus = c * c + d * d;
		return singleChoice$1(random, {
			stem: `复数 $\\dfrac{${complex(top, topI)}}{${complex(c, d)}}$ 等于`,
			right: `$${complex(m, n)}$`,
			wrong: [
				complex(m, -n),
				complex(-m, n),
				complex(n, m)
			].map((text) => `$${text}$`),
			analysis: `分子、分母同乘 $${complex(c, -d)}$，得 $\\dfrac{(${complex(top, topI)})(${complex(c, -d)})}{${modulus}}=\\dfrac{${complex(m * modulus, n * modulus)}}{${modulus}}=${complex(m, n)}$。`
		});
	}
};
var vectorAndComplexGenerators = [
	planeVectors,
	cosineTheorem,
	complexQuotient,
	{
		name: "complex-modulus",
		chapter: "ma-rja2019-b2-7",
		knowledge: "复数的模",
		difficulty: 1,
		questions: 6,
		generate(random) {
			const [a, b, c, d] = [
				random.int(1, 5),
				random.nonZero(-4, 4),
				random.int(1, 4),
				random.nonZero(-3, 3)
			];
			const [real, imaginary] = [a * c - b * d, a * d + b * c];
			const answer = root(real * real + imaginary * imaginary);
			return fillBlank(`已知复数 $z=(${complex(a, b)})(${complex(c, d)})$，则 $\\left|z\\right|=$ ${gap}。`, answer, `$z=${a * c}${signed(complex(0, a * d))}${signed(complex(0, b * c))}${signed(-b * d)}=${complex(real, imaginary)}$，所以 $\\left|z\\right|=\\sqrt{${bracketed(real)}^2+${bracketed(imaginary)}^2}=${answer}$。`);
		}
	}
];
// server/content/maths/generators/similarity-and-trigonometry.ts
/** 九年级下册 第 26–29 章 反比例函数、相似、锐角三角函数、投影与视图 */
var inverseProportion = {
	name: "inverse-proportion",
	chapter: "ma-rj2013-9b-26",
	knowledge: "反比例函数",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [product, sign] = [random.pick([
			6,
			8,
			10,
			12,
			15,
			18,
			20,
			24
		]), random.pick([1, -1])];
		const divisors = [
			2,
			3,
			4,
			5,
			6,
			8,
			9,
			10,
			12
		].filter((divisor) => product % divisor === 0);
		const [first = 2, second = 3] = random.sample(divisors, 2);
		const point = (x, y) => `$(${x},${y})$`;
		const [x, y] = [first, sign * product / first];
		const other = sign * product / second;
		return singleChoice$1(random, {
			stem: `反比例函数 $y=\\dfrac{k}{x}$ 的图象经过点 ${point(x, y)}，则下列各点中，也在这个图象上的是`,
			right: point(-second, -other),
			wrong: [
				point(second, -other),
				point(-second, other),
				point(second + 1, other)
			],
			analysis: `$k=${x}\\times${y < 0 ? `(${y})` : y}=${sign * product}$，图象上各点的横、纵坐标之积都等于 $${sign * product}$，只有点 ${point(-second, -other)} 符合。`
		});
	}
};
var parallelToBase = {
	name: "parallel-to-base",
	chapter: "ma-rj2013-9b-27",
	knowledge: "相似三角形的判定与性质",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [ad, db, unit] = [
			random.int(2, 6),
			random.int(1, 6),
			random.int(1, 3)
		];
		const setting = "在 $\\triangle ABC$ 中，点 $D$，$E$ 分别在边 $AB$，$AC$ 上，$DE\\parallel BC$";
		return random.pick([() => fillBlank(`${setting}，$AD=${ad}$，$DB=${db}$，$DE=${ad * unit}$，则 $BC=$ ${gap}。`, (ad + db) * unit, `由 $\\triangle ADE\\sim\\triangle ABC$，得 $\\dfrac{DE}{BC}=\\dfrac{AD}{AB}=\\dfrac{${ad}}{${ad + db}}$，所以 $BC=${(ad + db) * unit}$。`), () => fillBlank(`${setting}，$AD=${ad}$，$DB=${db}$，$\\triangle ADE$ 的面积是 ${ad * ad * unit}，则 $\\triangle ABC$ 的面积是 ${gap}。`, (ad + db) ** 2 * unit, `$\\triangle ADE\\sim\\triangle ABC$，相似比是 $\\dfrac{${ad}}{${ad + db}}$，面积比是相似比的平方，即 $\\dfrac{${ad * ad}}{${(ad + db) ** 2}}$，所以 $\\triangle ABC$ 的面积是 ${(ad + db) ** 2 * unit}。`)])();
	}
};
var specialAngles = {
	name: "special-angles",
	chapter: "ma-rj2013-9b-28",
	knowledge: "特殊角的三角函数值",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const [a, b, c] = [
			random.int(2, 6),
			random.int(1, 4),
			random.int(1, 4)
		];
		const [half, halfName] = random.pick([["\\sin30^\\circ", "\\dfrac{1}{2}"], ["\\cos60^\\circ", "\\dfrac{1}{2}"]]);
		const [square, squareName] = random.pick([["\\tan^2 60^\\circ", "(\\sqrt{3})^2"], ["\\sqrt{3}\\tan60^\\circ", "\\sqrt{3}\\times\\sqrt{3}"]]);
		const answer = fraction(a + 6 * b - 2 * c, 2);
		const factor = (value) => value === 1 ? "" : String(value);
		const times = (value) => value === 1 ? "" : `${value}\\times`;
		return fillBlank(`计算：$${a}${half}+${factor(b)}${square}-${factor(c)}\\tan45^\\circ=$ ${gap}。`, answer, `原式 $=${a}\\times${halfName}+${times(b)}${squareName}-${times(c)}1=${fraction(a, 2)}+${3 * b}-${c}=${answer}$。`);
	}
};
function levelSight(random) {
	const [distance, eye, angle] = [
		random.int(4, 12) * 3,
		random.pick([1.5, 1.6]),
		random.pick([30, 60])
	];
	const object = angle === 60 || distance > 30 ? "教学楼" : "旗杆";
	const rise = angle === 30 ? root(3, distance / 3) : root(3, distance);
	const tangent = angle === 30 ? "\\dfrac{\\sqrt{3}}{3}" : "\\sqrt{3}";
	return workedAnswer({
		stem: `小明在水平地面上离${object}底部 ${distance} m 的地方观测它的顶端，测得仰角是 ${angle}°，他的眼睛离地面 ${eye} m。求${object}的高（结果保留根号）。`,
		model: [
			"解：设眼睛的位置为点 $A$，顶端为点 $B$，过点 $A$ 的水平线与过点 $B$ 的铅垂线交于点 $C$。",
			`在 $\\mathrm{Rt}\\triangle ABC$ 中，$AC=${distance}$ m，$\\angle BAC=${angle}^\\circ$，`,
			`$BC=AC\\cdot\\tan${angle}^\\circ=${distance}\\times${tangent}=${rise}$（m）。`,
			`答：${object}的高是 $(${rise}+${eye})$ m。`
		],
		criteria: [
			[
				"建立直角三角形",
				"画出示意图，标明已知的边和角",
				20
			],
			[
				"选用三角函数",
				`用 $\\tan${angle}^\\circ$ 表示 $BC$`,
				30
			],
			[
				"求高度",
				"加上眼睛离地面的高度",
				20
			],
			[
				"作答",
				"保留根号，写出单位",
				10
			]
		],
		analysis: "作水平线构造直角三角形；求得的是视线以上的部分，还要加上眼睛离地面的高度。"
	});
}
function walkingCloser(random) {
	const walk = 2 * random.int(5, 25);
	const height = root(3, walk / 2);
	return workedAnswer({
		stem: `为测量一座塔 $AB$（$AB$ 垂直于地面）的高，在地面上的点 $C$ 处测得塔顶 $A$ 的仰角是 30°，沿 $CB$ 方向前进 ${walk} m 到达点 $D$ 处，测得塔顶 $A$ 的仰角是 60°。求塔高 $AB$（结果保留根号）。`,
		model: [
			"解：因为 $\\angle ADB=60^\\circ$，$\\angle C=30^\\circ$，所以 $\\angle CAD=60^\\circ-30^\\circ=30^\\circ=\\angle C$，",
			`所以 $AD=CD=${walk}$ m。`,
			`在 $\\mathrm{Rt}\\triangle ABD$ 中，$AB=AD\\cdot\\sin60^\\circ=${walk}\\times\\dfrac{\\sqrt{3}}{2}=${height}$（m）。`,
			`答：塔高是 $${height}$ m。`
		],
		criteria: [
			[
				"求出 $AD$",
				"由等角得等边，$AD=CD$",
				30
			],
			[
				"选用三角函数",
				"在 $\\mathrm{Rt}\\triangle ABD$ 中用 $\\sin60^\\circ$",
				30
			],
			[
				"求高度并作答",
				`$AB=${height}$ m`,
				20
			]
		],
		analysis: "先用外角证明 $\\triangle ACD$ 是等腰三角形，再解直角三角形；也可以设塔高为未知数列方程。"
	});
}
var similarityAndTrigonometryGenerators = [
	inverseProportion,
	parallelToBase,
	specialAngles,
	{
		name: "tower-height",
		chapter: "ma-rj2013-9b-28",
		knowledge: "解直角三角形的应用",
		difficulty: 2,
		questions: 7,
		generate: (random) => random.pick([levelSight, walkingCloser])(random)
	},
	{
		name: "shadow-length",
		chapter: "ma-rj2013-9b-29",
		knowledge: "平行投影",
		difficulty: 1,
		questions: 6,
		generate(random) {
			const [person, ratio, height] = [
				random.pick([
					1.5,
					1.6,
					1.8
				]),
				random.pick([
					.5,
					.75,
					1.25,
					1.5,
					2
				]),
				random.int(4, 12) * 2
			];
			const [personShadow, shadow] = [decimal(person * ratio), decimal(height * ratio)];
			return fillBlank(`在同一时刻的阳光下，身高 ${person} m 的小华在水平地面上的影长是 ${personShadow} m，一棵树的影长是 ${shadow} m，则这棵树的高是 ${gap} m。`, height, `同一时刻，物高与影长成正比。设树高 $x$ m，则 $\\dfrac{x}{${shadow}}=\\dfrac{${person}}{${personShadow}}$，解得 $x=${height}$。`);
		}
	},
	{
		name: "solid-from-views",
		chapter: "ma-rj2013-9b-29",
		knowledge: "由三视图求几何体的体积",
		difficulty: 2,
		questions: 6,
		generate(random) {
			const [length, width, height] = [
				random.int(6, 9),
				random.int(2, 5),
				random.int(3, 5)
			];
			const volume = length * width * height;
			return numberChoice({
				stem: `一个长方体的主视图是长 ${length} cm、高 ${height} cm 的长方形，俯视图是长 ${length} cm、宽 ${width} cm 的长方形，则这个长方体的体积（单位：$\\text{cm}^3$）是`,
				right: volume,
				wrong: random.shuffle([
					length * height * length,
					length * height + length * width,
					2 * (length * height + length * width + width * height),
					width * height
				]),
				analysis: `主视图反映长和高，俯视图反映长和宽，所以长、宽、高分别是 ${length} cm，${width} cm，${height} cm，体积是 $${length}\\times${width}\\times${height}=${volume}$（$\\text{cm}^3$）。`
			});
		}
	}
];
// server/content/maths/generators/triangles.ts
/** 八年级上册 第 13–15 章 三角形、全等三角形、轴对称 */
var thirdSide = {
	name: "third-side",
	chapter: "ma-rj2024-8a-13",
	knowledge: "三角形的三边关系",
	difficulty: 2,
	questions: 7,
	generate(random) {
		const [a, b] = [random.int(3, 7), random.int(8, 12)];
		const [name, step] = random.pick([["整数", 1], ["偶数", 2]]);
		const lengths = [];
		for (let length = b - a + 1; length < a + b; length += 1) if (length % step === 0) lengths.push(length);
		return numberChoice({
			stem: `一个三角形的两边长分别是 ${a} 和 ${b}，第三边的长是${name}，则第三边的长可能取的值的个数是`,
			right: lengths.length,
			wrong: nearbyCounts(random, lengths.length),
			analysis: `设第三边的长为 $x$，则 $${b}-${a}<x<${b}+${a}$，即 $${b - a}<x<${a + b}$。其中的${name}有 ${lengths.join("，")}，共 ${lengths.length} 个。`
		});
	}
};
var polygonAngles = {
	name: "polygon-angles",
	chapter: "ma-rj2024-8a-13",
	knowledge: "多边形的内角和与外角和",
	difficulty: 1,
	questions: 7,
	generate(random) {
		const times = random.int(2, 7);
		const sides = random.int(5, 14);
		const regular = random.pick([
			5,
			6,
			8,
			9,
			10,
			12,
			15,
			18,
			20
		]);
		return random.pick([
			() => fillBlank(`一个多边形的内角和是外角和的 ${times} 倍，则这个多边形的边数是 ${gap}。`, 2 * times + 2, `设边数为 $n$，则 $(n-2)\\times180^\\circ=${times}\\times360^\\circ$，解得 $n=${2 * times + 2}$。`),
			() => fillBlank(`一个多边形的内角和是 ${(sides - 2) * 180}°，则这个多边形的边数是 ${gap}。`, sides, `由 $(n-2)\\times180^\\circ=${(sides - 2) * 180}^\\circ$，得 $n=${sides}$。`),
			() => fillBlank(`一个正多边形的每个内角都是 ${180 - 360 / regular}°，则这个正多边形的边数是 ${gap}。`, regular, `每个外角是 $180^\\circ-${180 - 360 / regular}^\\circ=${360 / regular}^\\circ$，边数是 $360\\div${360 / regular}=${regular}$。`)
		])();
	}
};
var congruenceConditions = {
	name: "congruence-conditions",
	chapter: "ma-rj2024-8a-14",
	knowledge: "三角形全等的判定",
	difficulty: 2,
	questions: 8,
	generate(random) {
		const order = random.shuffle([
			0,
			1,
			2
		]);
		const named = (points) => order.map((index) => points[index] ?? "");
		const [[a = "", b = "", c = ""], [d = "", e = "", f = ""]] = [named("ABC"), named("DEF")];
		const side = (from, to) => [from, to].sort().join("");
		const sides = {
			c: `${side(a, b)}=${side(d, e)}`,
			a: `${side(b, c)}=${side(e, f)}`,
			b: `${side(a, c)}=${side(d, f)}`
		};
		const angles = {
			a: `\\angle ${a}=\\angle ${d}`,
			b: `\\angle ${b}=\\angle ${e}`,
			c: `\\angle ${c}=\\angle ${f}`
		};
		const add = (condition, holds, why) => ({
			text: `$${condition}$`,
			holds,
			why
		});
		const [given, statements] = random.pick([
			[[sides.c, angles.b], [
				add(sides.a, true, "两边及其夹角分别相等（SAS）。"),
				add(angles.a, true, "两角及其夹边分别相等（ASA）。"),
				add(angles.c, true, "两角和其中一角的对边分别相等（AAS）。"),
				add(sides.b, false, "两边和其中一边的对角分别相等，不能判定全等。")
			]],
			[[sides.c, sides.a], [
				add(sides.b, true, "三边分别相等（SSS）。"),
				add(angles.b, true, "两边及其夹角分别相等（SAS）。"),
				add(angles.a, false, "这个角不是两边的夹角，不能判定全等。"),
				add(angles.c, false, "这个角不是两边的夹角，不能判定全等。")
			]],
			[[angles.a, angles.b], [
				add(sides.c, true, "两角及其夹边分别相等（ASA）。"),
				add(sides.a, true, "两角和其中一角的对边分别相等（AAS）。"),
				add(sides.b, true, "两角和其中一角的对边分别相等（AAS）。"),
				add(angles.c, false, "三个角分别相等的两个三角形不一定全等。")
			]]
		]);
		return multiChoice(random, `在 $\\triangle ABC$ 和 $\\triangle DEF$ 中，已知 $${given.join("$，$")}$，再添加下列条件中的一个，能判定 $\\triangle ABC\\cong\\triangle DEF$ 的有`, statements, ["能", "不能"]);
	}
};
var isoscelesAngle = {
	name: "isosceles-angle",
	chapter: "ma-rj2024-8a-15",
	knowledge: "等腰三角形的性质",
	difficulty: 2,
	questions: 6,
	generate(random) {
		const base = random.int(11, 43) * 2;
		if (base === 60) return isoscelesAngle.generate(random);
		const [apex, halves] = [180 - 2 * base, (180 - base) / 2];
		return singleChoice$1(random, {
			stem: `等腰三角形的一个内角是 $${base}^\\circ$，则它的顶角的度数是`,
			right: `$${base}^\\circ$ 或 $${apex}^\\circ$`,
			wrong: [
				`$${base}^\\circ$`,
				`$${apex}^\\circ$`,
				`$${base}^\\circ$ 或 $${halves}^\\circ$`
			],
			analysis: `分两种情况：$${base}^\\circ$ 的角是顶角；或 $${base}^\\circ$ 的角是底角，这时顶角为 $180^\\circ-2\\times${base}^\\circ=${apex}^\\circ$。`
		});
	}
};
var triangleGenerators = [
	thirdSide,
	polygonAngles,
	congruenceConditions,
	isoscelesAngle,
	{
		name: "reflected-point",
		chapter: "ma-rj2024-8a-15",
		knowledge: "用坐标表示轴对称",
		difficulty: 1,
		questions: 7,
		generate(random) {
			const [x, y] = [random.nonZero(-9, 9), random.nonZero(-9, 9)];
			const axis = random.pick(["x", "y"]);
			const other = axis === "x" ? "y" : "x";
			const [first, second] = axis === "x" ? [x, -y] : [-x, y];
			const rule = axis === "x" ? "横坐标相同，纵坐标互为相反数" : "纵坐标相同，横坐标互为相反数";
			const [n, m] = [random.nonZero(-9, 9), random.nonZero(-9, 9)];
			return fillBlanks(`点 $P(${x},${y})$ 关于 $${axis}$ 轴对称的点的横坐标是 [[1]]，纵坐标是 [[2]]；若点 $A(${n},${m})$ 与点 $B(a,b)$ 关于 $${other}$ 轴对称，则 $a+b=$ [[3]]。`, [
				[first, `关于 $${axis}$ 轴对称的两点，${rule}，所以横坐标是 $${first}$。`],
				[second, `关于 $${axis}$ 轴对称的两点，${rule}，所以纵坐标是 $${second}$。`],
				[other === "y" ? m - n : n - m, other === "y" ? `$a=${-n}$，$b=${m}$，所以 $a+b=${m - n}$。` : `$a=${n}$，$b=${-m}$，所以 $a+b=${n - m}$。`]
			]);
		}
	}
];
// server/content/maths/generator-list.ts
/** Every generator, in the order of the books. */
var questionGenerators = [
	...rationalNumberGenerators,
	...rationalOperationGenerators,
	...algebraicExpressionGenerators,
	...polynomialGenerators,
	...linearEquationGenerators,
	...geometryBasicsGenerators,
	...parallelLineGenerators,
	...realNumberGenerators,
	...coordinateGenerators,
	...linearSystemGenerators,
	...inequalityGenerators,
	...dataDescriptionGenerators,
	...triangleGenerators,
	...productAndFractionGenerators,
	...radicalAndQuadrilateralGenerators,
	...functionAndDataGenerators,
	...quadraticGenerators,
	...circleAndChanceGenerators,
	...similarityAndTrigonometryGenerators,
	...setAndInequalityGenerators,
	...seniorFunctionGenerators,
	...vectorAndComplexGenerators,
	...solidAndChanceGenerators,
	...analyticGeometryGenerators,
	...sequenceAndDerivativeGenerators
];
// server/content/maths/bank.ts
/** Seeds tried for each question asked for; a generator that repeats itself more often than that ends early. */
var seedsPerQuestion = 10;
/**
* The starting questions of maths, in the order of the books; the same list on every call and every machine. Codes are
* `ma-<generator>-<seed>`: a seed that only repeats an earlier question of its generator is left out.
*/
function mathsQuestions() {
	return questionGenerators.flatMap(questionsOf);
}
function questionsOf(generator) {
	const questions = /* @__PURE__ */ new Map();
	for (let seed = 1; seed <= generator.questions * seedsPerQuestion; seed += 1) {
		if (questions.size === generator.questions) break;
		const question = questionOf(generator, seed);
		const likeness = likenessOf(question);
		if (!questions.has(likeness)) questions.set(likeness, question);
	}
	return [...questions.values()];
}
/** One question of a generator; the same for the same seed. */
function questionOf(generator, seed) {
	const draft = generator.generate(createRandom(`${generator.name}/${seed}`));
	return {
		code: `ma-${generator.name}-${seed}`,
		chapter: generator.chapter,
		subjectId: generator.chapter.startsWith("ma-rja") ? subjects.seniorMaths : subjects.juniorMaths,
		type: draft.type,
		difficulty: generator.difficulty,
		passage: draft.passage,
		items: draft.items.map((item) => ({
			...item,
			knowledge: generator.knowledge
		}))
	};
}
/** Two questions are alike when they ask the same; wrong options and their order make no difference in a single choice. */
function likenessOf(question) {
	const items = question.items.map(({ stem, options, key }) => {
		if (key.kind === "single") return [stem, options.find((option) => option.id === key.choice)?.text];
		return [stem, ...options.map((option) => option.text).sort()];
	});
	return JSON.stringify([question.passage, items]);
}
// server/content/fill/rows.ts
/** How many rows one statement takes: PostgreSQL allows 65,535 parameters. */
var rowsAtOnce = 2e3;
/** Runs an insert over many rows, part by part, and gathers what it answers. */
async function inParts(rows, insert) {
	const answers = [];
	for (let start = 0; start < rows.length; start += rowsAtOnce) answers.push(...await insert(rows.slice(start, start + rowsAtOnce)));
	return answers;
}
/** A value that must be there; says which one was not. */
function known(value, name) {
	if (value === void 0) throw new Error(`The starting content has no ${name}`);
	return value;
}
/** Values by a key, in their order. */
function grouped(values, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const value of values) {
		const group = groups.get(keyOf(value));
		if (group === void 0) groups.set(keyOf(value), [value]);
		else group.push(value);
	}
	return groups;
}
// server/content/fill/bank.ts
async function fillBank(tx, books, now) {
	const seeds = [
		...juniorEnglish$2,
		...seniorEnglish$2,
		...mathsQuestions()
	];
	const knowledgeIds = await fillKnowledge(tx, seeds, books);
	const questions = await inParts(seeds, (part) => tx.insert(question).values(part.map(({ code, subjectId, type, difficulty, passage, chapter }) => ({
		code,
		subjectId,
		type,
		difficulty,
		passage,
		chapterId: known(books.chapterIds.get(chapter), chapter),
		createdAt: now
	}))).returning({
		questionId: question.questionId,
		code: question.code
	}));
	const questionIds = new Map(questions.map(({ code, questionId }) => [code, questionId]));
	const byQuestion = grouped(await inParts(seeds.flatMap(({ code, subjectId, items }) => items.map(({ knowledge: name, ...content }, index) => ({
		...content,
		questionId: known(questionIds.get(code), code),
		no: index + 1,
		knowledgeId: known(knowledgeIds.get(`${subjectId} ${name}`), name)
	}))), (part) => tx.insert(item).values(part).returning()), ({ questionId }) => questionId);
	return seeds.map(({ code, chapter, type, difficulty }) => {
		const questionId = known(questionIds.get(code), code);
		return {
			questionId,
			code,
			chapter,
			type,
			difficulty,
			items: known(byQuestion.get(questionId), code)
		};
	});
}
/** Knowledge points by subject, tied to the chapters whose questions ask for them. */
async function fillKnowledge(tx, seeds, books) {
	const points = /* @__PURE__ */ new Map();
	for (const { subjectId, chapter, items } of seeds) for (const { knowledge: name } of items) {
		const key = `${subjectId} ${name}`;
		const point = points.get(key) ?? {
			subjectId,
			name,
			chapters: /* @__PURE__ */ new Set()
		};
		points.set(key, point);
		point.chapters.add(chapter);
	}
	const rows = await tx.insert(knowledge).values([...points.values()].map(({ subjectId, name }) => ({
		subjectId,
		name
	}))).returning();
	const ids = new Map(rows.map(({ subjectId, name, knowledgeId }) => [`${subjectId} ${name}`, knowledgeId]));
	await inParts([...points].flatMap(([key, { chapters }]) => [...chapters].map((chapter) => ({
		knowledgeId: known(ids.get(key), key),
		chapterId: known(books.chapterIds.get(chapter), chapter)
	}))), (part) => tx.insert(knowledgeChapter).values(part).returning());
	return ids;
}
// server/content/books/chapters.ts
var digits = [
	"",
	"一",
	"二",
	"三",
	"四",
	"五",
	"六",
	"七",
	"八",
	"九"
];
/** Chinese numeral of a chapter number from 1 to 99: 12 → 十二, 20 → 二十. */
function chineseNumeral(value) {
	const tens = Math.floor(value / 10);
	return (tens === 0 ? "" : `${tens === 1 ? "" : digits[tens] ?? ""}十`) + (digits[value % 10] ?? "");
}
/** English units numbered from 1: code `<book>-1`, name `Unit 1 You and Me`. */
var units = (book, titles) => titles.map((title, index) => ({
	code: `${book}-${index + 1}`,
	name: `Unit ${index + 1} ${title}`
}));
/** Starter units of the first book: code `<book>-s1`, name `Starter Unit 1 Hello!`. */
var starters = (book, titles) => titles.map((title, index) => ({
	code: `${book}-s${index + 1}`,
	name: `Starter Unit ${index + 1} ${title}`
}));
/** Maths chapters with their printed numbers, which run on from book to book: code `<book>-7`, name `第七章 …`. */
var mathsChapters = (book, first, titles) => titles.map((title, index) => ({
	code: `${book}-${first + index}`,
	name: `第${chineseNumeral(first + index)}章 ${title}`
}));
// server/content/books/junior-english.ts
var renjiao$1 = {
	subjectId: subjects.juniorEnglish,
	version: "人教版"
};
/** The 2024 edition reaches grade 8; grade 9 is still taught from the 2013 edition. */
var juniorEnglishBooks = [
	{
		...renjiao$1,
		code: "en-rj2024-7a",
		edition: 2024,
		name: "七年级上册",
		chapters: [...starters("en-rj2024-7a", [
			"Hello!",
			"Keep Tidy!",
			"Welcome!"
		]), ...units("en-rj2024-7a", [
			"You and Me",
			"We're Family!",
			"My School",
			"My Favourite Subject",
			"Fun Clubs",
			"A Day in the Life",
			"Happy Birthday!"
		])]
	},
	{
		...renjiao$1,
		code: "en-rj2024-7b",
		edition: 2024,
		name: "七年级下册",
		chapters: units("en-rj2024-7b", [
			"Animal Friends",
			"No Rules, No Order",
			"Keep Fit",
			"Eat Well",
			"Here and Now",
			"Rain or Shine",
			"A Day to Remember",
			"Once upon a Time"
		])
	},
	{
		...renjiao$1,
		code: "en-rj2024-8a",
		edition: 2024,
		name: "八年级上册",
		chapters: units("en-rj2024-8a", [
			"Happy Holiday",
			"Home Sweet Home",
			"Same or Different?",
			"Amazing Plants and Animals",
			"What a Delicious Meal!",
			"Plan for Yourself",
			"When Tomorrow Comes",
			"Let's Communicate!"
		])
	},
	{
		...renjiao$1,
		code: "en-rj2024-8b",
		edition: 2024,
		name: "八年级下册",
		chapters: units("en-rj2024-8b", [
			"Time to Relax",
			"Stay Healthy",
			"Growing Up",
			"The Wonders of Nature",
			"Nature's Temper",
			"Crossing Cultures",
			"A Good Read",
			"Making a Difference"
		])
	},
	{
		...renjiao$1,
		code: "en-rj2013-9",
		edition: 2013,
		name: "九年级全一册",
		chapters: units("en-rj2013-9", [
			"How can we become good learners?",
			"I think that mooncakes are delicious!",
			"Could you please tell me where the restrooms are?",
			"I used to be afraid of the dark.",
			"What are the shirts made of?",
			"When was it invented?",
			"Teenagers should be allowed to choose their own clothes.",
			"It must belong to Carla.",
			"I like music that I can dance to.",
			"You're supposed to shake hands.",
			"Sad movies make me cry.",
			"Life is full of the unexpected.",
			"We're trying to save the earth!",
			"I remember meeting all of you in Grade 7."
		])
	},
	{
		code: "en-wy2024-7a",
		subjectId: subjects.juniorEnglish,
		version: "外研版",
		edition: 2024,
		name: "七年级上册",
		chapters: [{
			code: "en-wy2024-7a-s1",
			name: "Starter Welcome to junior high!"
		}, ...units("en-wy2024-7a", [
			"A new start",
			"More than fun",
			"Family ties",
			"Time to celebrate",
			"The power of plants",
			"Fantastic friends"
		])]
	}
];
// server/content/books/maths.ts
/** A junior book of 人教版; its code carries the edition year, for example `ma-rj2024-7a`. */
function juniorBook(edition, volume, name, first, titles) {
	const code = `ma-rj${edition}-${volume}`;
	const chapters = mathsChapters(code, first, titles);
	return {
		code,
		subjectId: subjects.juniorMaths,
		version: "人教版",
		edition,
		name,
		chapters
	};
}
function seniorBook(volume, name, first, titles) {
	const code = `ma-rja2019-${volume}`;
	const chapters = mathsChapters(code, first, titles);
	return {
		code,
		subjectId: subjects.seniorMaths,
		version: "人教A版",
		edition: 2019,
		name,
		chapters
	};
}
/** Grades 7 and 8 of the 2024 edition; grade 9, still the 2013 edition, numbers its chapters anew from 21. */
var juniorMathsBooks = [
	juniorBook(2024, "7a", "七年级上册", 1, [
		"有理数",
		"有理数的运算",
		"代数式",
		"整式的加减",
		"一元一次方程",
		"几何图形初步"
	]),
	juniorBook(2024, "7b", "七年级下册", 7, [
		"相交线与平行线",
		"实数",
		"平面直角坐标系",
		"二元一次方程组",
		"不等式与不等式组",
		"数据的收集、整理与描述"
	]),
	juniorBook(2024, "8a", "八年级上册", 13, [
		"三角形",
		"全等三角形",
		"轴对称",
		"整式的乘法",
		"因式分解",
		"分式"
	]),
	juniorBook(2024, "8b", "八年级下册", 19, [
		"二次根式",
		"勾股定理",
		"四边形",
		"函数",
		"一次函数",
		"数据的分析"
	]),
	juniorBook(2013, "9a", "九年级上册", 21, [
		"一元二次方程",
		"二次函数",
		"旋转",
		"圆",
		"概率初步"
	]),
	juniorBook(2013, "9b", "九年级下册", 26, [
		"反比例函数",
		"相似",
		"锐角三角函数",
		"投影与视图"
	])
];
/** Required books number their chapters 1–10, selective required books 1–8. */
var seniorMathsBooks = [
	seniorBook("b1", "必修第一册", 1, [
		"集合与常用逻辑用语",
		"一元二次函数、方程和不等式",
		"函数的概念与性质",
		"指数函数与对数函数",
		"三角函数"
	]),
	seniorBook("b2", "必修第二册", 6, [
		"平面向量及其应用",
		"复数",
		"立体几何初步",
		"统计",
		"概率"
	]),
	seniorBook("x1", "选择性必修第一册", 1, [
		"空间向量与立体几何",
		"直线和圆的方程",
		"圆锥曲线的方程"
	]),
	seniorBook("x2", "选择性必修第二册", 4, ["数列", "一元函数的导数及其应用"]),
	seniorBook("x3", "选择性必修第三册", 6, [
		"计数原理",
		"随机变量及其分布",
		"成对数据的统计分析"
	])
];
// server/content/books/senior-english.ts
var renjiao = {
	subjectId: subjects.seniorEnglish,
	version: "人教版",
	edition: 2019
};
/** Required books b1–b3 and selective required books x1–x4 of the 2019 edition. */
var seniorEnglishBooks = [
	{
		...renjiao,
		code: "en-rj2019-b1",
		name: "必修第一册",
		chapters: [{
			code: "en-rj2019-b1-0",
			name: "Welcome Unit"
		}, ...units("en-rj2019-b1", [
			"Teenage Life",
			"Travelling Around",
			"Sports and Fitness",
			"Natural Disasters",
			"Languages Around the World"
		])]
	},
	{
		...renjiao,
		code: "en-rj2019-b2",
		name: "必修第二册",
		chapters: units("en-rj2019-b2", [
			"Cultural Heritage",
			"Wildlife Protection",
			"The Internet",
			"History and Traditions",
			"Music"
		])
	},
	{
		...renjiao,
		code: "en-rj2019-b3",
		name: "必修第三册",
		chapters: units("en-rj2019-b3", [
			"Festivals and Celebrations",
			"Morals and Virtues",
			"Diverse Cultures",
			"Space Exploration",
			"The Value of Money"
		])
	},
	{
		...renjiao,
		code: "en-rj2019-x1",
		name: "选择性必修第一册",
		chapters: units("en-rj2019-x1", [
			"People of Achievement",
			"Looking into the Future",
			"Fascinating Parks",
			"Body Language",
			"Working the Land"
		])
	},
	{
		...renjiao,
		code: "en-rj2019-x2",
		name: "选择性必修第二册",
		chapters: units("en-rj2019-x2", [
			"Science and Scientists",
			"Bridging Cultures",
			"Food and Culture",
			"Journey Across a Vast Land",
			"First Aid"
		])
	},
	{
		...renjiao,
		code: "en-rj2019-x3",
		name: "选择性必修第三册",
		chapters: units("en-rj2019-x3", [
			"Art",
			"Healthy Lifestyle",
			"Environmental Protection",
			"Adversity and Courage",
			"Poems"
		])
	},
	{
		...renjiao,
		code: "en-rj2019-x4",
		name: "选择性必修第四册",
		chapters: units("en-rj2019-x4", [
			"Science Fiction",
			"Iconic Attractions",
			"Sea Exploration",
			"Sharing",
			"Launching Your Career"
		])
	}
];
// server/content/books.ts
var versionsOf = (subjectId, names) => names.map((name) => ({
	name,
	subjectId
}));
var juniorEnglish$1 = [
	"人教版",
	"外研版",
	"译林版(牛津)",
	"北师大版",
	"冀教版",
	"仁爱科普版",
	"沪教版",
	"沪外教版",
	"鲁教版(五四)"
];
var seniorEnglish$1 = [
	"人教版",
	"外研版",
	"译林版",
	"北师大版",
	"沪教版",
	"沪外教版",
	"重大版",
	"冀教版"
];
var juniorMaths = [
	"人教版",
	"北师大版",
	"华东师大版",
	"苏科版",
	"浙教版",
	"沪科版",
	"湘教版",
	"冀教版",
	"青岛版",
	"沪教版(五四)"
];
var seniorMaths = [
	"人教A版",
	"人教B版",
	"北师大版",
	"苏教版",
	"湘教版",
	"沪教版"
];
/** Every version that a teacher can choose, also those for which there are no books yet. */
var bookVersions = [
	...versionsOf(subjects.juniorEnglish, juniorEnglish$1),
	...versionsOf(subjects.seniorEnglish, seniorEnglish$1),
	...versionsOf(subjects.juniorMaths, juniorMaths),
	...versionsOf(subjects.seniorMaths, seniorMaths)
];
/** Books in the order in which a teacher sees them: by subject, then by grade. */
var seedBooks = [
	...juniorEnglishBooks,
	...seniorEnglishBooks,
	...juniorMathsBooks,
	...seniorMathsBooks
];
// server/content/fill/books.ts
async function fillBooks(tx) {
	const versions = await tx.insert(bookVersion).values(bookVersions.map(({ name, subjectId }) => ({
		optionName: name,
		subjectId
	}))).returning();
	const optionId = (subjectId, name) => known(versions.find((one) => one.subjectId === subjectId && one.optionName === name)?.optionId, name);
	const books = await tx.insert(book).values(seedBooks.map(({ code, subjectId, version, edition, name }, index) => ({
		code,
		subjectId,
		edition,
		optionId: optionId(subjectId, version),
		bookName: `${version}${edition} ${name}`,
		displayOrder: index
	}))).returning();
	const bookIds = new Map(books.map(({ code, bookId }) => [code, bookId]));
	const chapters = await tx.insert(chapter$13).values(seedBooks.flatMap(({ code, chapters: list }) => list.map((one, index) => ({
		code: one.code,
		bookId: known(bookIds.get(code), code),
		nodeName: one.name,
		displayOrder: index
	})))).returning();
	return {
		bookIds,
		chapterIds: new Map(chapters.map(({ code, chapterId }) => [code, chapterId]))
	};
}
// server/content/demo/history-plans.ts
var [common, special, openTest, simulated] = [
	1,
	2,
	3,
	11
];
var plan = (paperCode, [beginDay, endDay], state, kind = "homework", testType = common) => ({
	paperCode,
	beginDay,
	endDay,
	state,
	kind,
	testType
});
/** The month of each subject's classes, by the teacher's user name. */
var historyPlans = {
	"13800000001": [
		plan("en-7a-unit1", [-29, -28], "published", "test"),
		plan("en-7a-unit2", [-24, -23], "published", "test"),
		plan("en-7a-unit3", [-18, -17], "published", "test", simulated),
		plan("en-7a-unit4", [-11, -10], "published", "homework", special),
		plan("en-7a-words", [-6, -5], "marked", "dictation"),
		plan("en-7a-unit5", [-2, -1], "toMark", "test"),
		plan("en-7a-unit6", [-1, 1], "running", "composition"),
		{
			...plan("en-7a-unit2", [3, 4], "notStarted", "practice", special),
			name: "Unit 2 复习"
		},
		{
			...plan("en-7a-unit3", [5, 6], "unpublished", "studyTask", openTest),
			name: "Unit 3 课后练习"
		}
	],
	"13800000002": [
		plan("ma-7a-chapter1", [-28, -27], "published", "test"),
		plan("ma-7a-chapter2", [-21, -20], "published", "test"),
		plan("ma-7a-chapter3", [-14, -13], "published", "homework", special),
		plan("ma-7a-midterm", [-9, -9], "published", "test", simulated),
		plan("ma-7a-chapter5", [-3, -2], "toMark", "test"),
		{
			...plan("ma-7a-chapter3", [-1, 1], "running", "practice", special),
			name: "代数式 错题再练"
		},
		{
			...plan("ma-7a-chapter2", [2, 3], "notStarted", "homework"),
			name: "有理数运算 巩固"
		}
	],
	"13800000003": [
		plan("en-b1-unit1", [-27, -26], "published", "test"),
		plan("en-b1-unit2", [-20, -19], "published", "homework"),
		plan("en-b1-unit3", [-13, -12], "published", "test", simulated),
		plan("en-b1-words", [-7, -6], "marked", "dictation"),
		plan("en-b1-unit4", [-2, -1], "toMark", "test"),
		{
			...plan("en-b1-unit3", [-1, 2], "running", "practice", special),
			name: "Unit 3 复习"
		},
		{
			...plan("en-b1-unit1", [4, 5], "unpublished", "homework"),
			name: "Unit 1 回顾"
		}
	]
};
// server/content/demo/typed-maths.ts
var commands = [
	[/\$/g, ""],
	[/\\sqrt\{([^{}]*)\}/g, "√($1)"],
	[/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, "($1)/($2)"],
	[/\\times/g, "×"],
	[/\\div/g, "÷"],
	[/\\cdot/g, "·"],
	[/\\pi/g, "π"],
	[/\\(?:left|right)/g, ""],
	[/\\le(?:qslant|q)?(?![a-z])/g, "≤"],
	[/\\ge(?:qslant|q)?(?![a-z])/g, "≥"],
	[/\\angle/g, "∠"],
	[/\\triangle/g, "△"],
	[/\\perp/g, "⊥"],
	[/\\parallel/g, "∥"],
	[/\^\\circ|\^\{\\circ\}/g, "°"],
	[/\^\{?2\}?/g, "²"],
	[/\^\{?3\}?/g, "³"],
	[/\\begin\{[a-z]+\}|\\end\{[a-z]+\}/g, ""],
	[/\\\\/g, "；"],
	[/\\[a-zA-Z]+ ?/g, ""],
	[/\((-?[\w.]+)\)\/\(([\w.]+)\)/g, "$1/$2"],
	[/√\((\d+)\)/g, "√$1"],
	[/[{}]/g, ""]
];
/** LaTeX as a student types it on a phone: `\dfrac{1}{2}` is 1/2. */
var typedMaths = (latex) => commands.reduce((text, [pattern, typed]) => text.replaceAll(pattern, typed), latex);
// server/content/demo/mistakes.ts
/** Mistakes that students really make, made on purpose. */
/** A word or sentence spelt or built wrongly, never equal to the right one. */
function mistakenText(right, random) {
	const wrong = right.includes(" ") ? mistakenSentence(right, random) : misspelt(right, random);
	return wrong === right ? `${right}s` : wrong;
}
function misspelt(word, random) {
	const place = random.int(1, Math.max(1, word.length - 2));
	const withoutDouble = word.replace(/([a-z])\1/, "$1");
	const swapped = word.slice(0, place) + (word[place + 1] ?? "") + (word[place] ?? "") + word.slice(place + 2);
	const dropped = word.slice(0, place) + word.slice(place + 1);
	const ending = word.replace(/(ies|es|s|ed|ing)$/, "");
	return random.pick([
		withoutDouble,
		swapped,
		dropped,
		ending,
		dropped,
		`${word}e`
	].filter((form) => form !== word && form !== ""));
}
var grammarSlips = [
	[/\b(like|get|play|help|read|want|make)s\b/, "$1"],
	[/\b(an?|the) /i, ""],
	[/ (in|on|at) /, " in "],
	[/\bis\b/, "are"],
	[/\bare\b/, "is"],
	[/\b(\w{4,})s\b/, "$1"]
];
function mistakenSentence(sentence, random) {
	const fitting = grammarSlips.filter(([pattern]) => pattern.test(sentence));
	if (fitting.length === 0) return sentence.split(" ").slice(0, -1).join(" ");
	const [pattern, replacement] = random.pick(fitting);
	return sentence.replace(pattern, replacement);
}
/** A number with a lost sign, a slip of one, or its parts turned round. */
function mistakenNumber(right, random) {
	const integer = /^-?\d+$/.test(right);
	const fraction = /^(-?)\\d?frac\{(\d+)\}\{(\d+)\}$/.exec(right);
	const negated = right.startsWith("-") ? right.slice(1) : `-${right}`;
	if (integer) return random.pick([
		negated,
		String(Number(right) + 1),
		String(Number(right) - 1),
		String(Number(right) * 2)
	]);
	if (fraction) return random.pick([negated, `${fraction[1]}${fraction[3]}/${fraction[2]}`]);
	return negated;
}
var writingSlips = [
	[/\b(library)\b/, "libary"],
	[/\b(because)\b/, "becuase"],
	[/\b(favourite)\b/, "favorit"],
	[/\b(friends)\b/, "friend"],
	[/\b(goes)\b/, "go"],
	[/\b(their)\b/, "there"],
	[/\b(am)\b/, "is"],
	[/\b(an)\b/, "a"],
	[/\b(really)\b/, "realy"],
	[/\b(interesting)\b/, "intresting"],
	[/\b(have)\b/, "has"]
];
/** A model answer as a student of this ability might write it: shorter, and with more slips the weaker. */
function mistakenWriting(model, ability, random) {
	const isChinese = /[\u4e00-\u9fff]/.test(model);
	const parts = isChinese ? model.split("\n") : model.match(/[^.!?\n]+[.!?]?\n?/g) ?? [model];
	const share = Math.min(1, Math.max(.35, .7 + .16 * ability));
	const kept = parts.slice(0, Math.max(1, Math.round(parts.length * share)));
	if (isChinese) return typedMaths(kept.join("\n"));
	return random.sample(writingSlips, Math.max(0, Math.min(9, Math.round(5 - 2 * ability)))).reduce((text, [pattern, wrong]) => text.replace(pattern, wrong), kept.join("")).trim();
}
// server/content/demo/student-model.ts
/** Uniform in [0, 1) in steps of a ten-thousandth. */
var unit$1 = (random) => random.int(0, 9999) / 1e4;
/** Roughly normal with mean 0 and deviation 1. */
var normal = (random) => Array.from({ length: 6 }, () => unit$1(random)).reduce((sum, value) => sum + value, -3) * 1.41;
/** A student's ability on a logit scale; the same for a whole month. */
var abilityOf = (username) => .9 + .95 * normal(createRandom(`ability ${username}`));
var baseDifficulty = {
	1: -.9,
	2: .1,
	3: 1.1
};
/** How hard an item is for everybody; two items of one grade differ. */
var hardnessOf = (item) => (baseDifficulty[item.difficulty] ?? 0) + .55 * normal(createRandom(`item ${item.itemId}`));
var guessing = {
	single: .22,
	multiple: .05,
	blank: 0,
	number: 0,
	written: 0
};
/** The probability of a right answer (three-parameter logistic). */
function chance(ability, item) {
	const guess = guessing[item.key.kind];
	return guess + (1 - guess) / (1 + Math.exp(-1.25 * (ability - hardnessOf(item))));
}
/** What the student answers: the canonical answer, a typical mistake, or (weak students, open items) nothing. */
function answerOf$2(ability, item, random) {
	const { key } = item;
	if (key.kind === "written") return mistakenWriting(key.model, ability, random);
	if (unit$1(random) < chance(ability, item)) return rightAnswer(key);
	if (key.kind !== "single" && unit$1(random) < .08 - .04 * ability) return "";
	return wrongAnswer(item, random);
}
function rightAnswer(key) {
	if (key.kind === "single") return key.choice;
	if (key.kind === "multiple") return [...key.choices].sort().join("");
	const canonical = key.accept[0] ?? "";
	return key.kind === "number" ? typedMaths(canonical) : canonical;
}
/** Mistakes of one item are few and shared, so that a report has a most common one. */
function wrongAnswer({ itemId, key, content }, random) {
	const shared = createRandom(`mistakes ${itemId}`);
	const letters = content.options.map(({ id }) => id);
	if (key.kind === "single") {
		const wrong = shared.shuffle(letters.filter((id) => id !== key.choice));
		return wrong[random.pick([
			0,
			0,
			0,
			1,
			1,
			2
		])] ?? wrong[0] ?? "";
	}
	if (key.kind === "multiple") {
		const dropped = shared.shuffle(key.choices);
		const extra = shared.shuffle(letters.filter((id) => !key.choices.includes(id)));
		return [...random.int(0, 2) > 0 ? dropped.slice(1) : [...dropped.slice(1), ...extra.slice(0, 1)]].sort().join("");
	}
	const canonical = key.kind === "written" ? "" : key.accept[0] ?? "";
	return [
		0,
		1,
		2
	].map(() => key.kind === "number" ? typedMaths(mistakenNumber(canonical, shared)) : mistakenText(canonical, shared))[random.pick([
		0,
		0,
		0,
		1,
		1,
		2
	])] ?? "";
}
/** A person's marks for a written answer: one score a criterion, in half points. */
var criterionScores = (ability, maxima, random) => maxima.map((max) => {
	const share = .62 + .13 * ability + .09 * normal(random);
	return Math.round(Math.min(1, Math.max(.1, share)) * max / 5) * 5;
});
// server/content/fill/history.ts
var [minute, hour$2, day$1] = [
	6e4,
	36e5,
	864e5
];
/** A month of tasks in every class, answered by model students and marked by the same rules as real ones. */
async function fillHistory(tx, { people, papers }, now) {
	for (const course of people.courses) for (const [index, plan] of known(historyPlans[course.teacher], course.teacher).entries()) await fillTest(tx, course, plan, known(papers.get(plan.paperCode), plan.paperCode), now, index);
}
/** A time of a school day, counted from the day of the filling. */
function at(now, dayOffset, hourOfDay) {
	const midnight = Date.parse(`${schoolDay(now)}T00:00:00Z`) - 480 * minute;
	return new Date(midnight + dayOffset * day$1 + hourOfDay * hour$2);
}
async function fillTest(tx, course, plan, paper, now, index) {
	const [beginTime, endTime] = [at(now, plan.beginDay, 8), at(now, plan.endDay, 20)];
	const isOut = plan.state !== "unpublished";
	const createdAt = new Date(Math.min(beginTime.getTime() - 2 * hour$2, now.getTime() - (index + 1) * minute));
	const [made] = await tx.insert(test).values({
		testName: plan.name ?? paper.title,
		courseId: course.courseId,
		paperId: paper.paperId,
		creatorId: course.teacherId,
		kind: plan.kind,
		testType: plan.testType,
		userJoinType: 1,
		beginTime,
		endTime,
		duration: plan.kind === "test" ? paper.duration : null,
		score: paper.score,
		publishedAt: isOut ? createdAt : null,
		scoreTime: plan.state === "published" ? at(now, plan.endDay + 1, 12) : null,
		viewedAt: plan.state === "published" ? at(now, plan.endDay + 1, 11) : null,
		createdAt
	}).returning();
	const { testId } = known(made, "test");
	if (isOut) await fillSubmissions(tx, course, plan, paper, {
		testId,
		beginTime,
		endTime,
		now
	});
}
async function fillSubmissions(tx, course, plan, paper, times) {
	const scripts = course.students.map((student) => scriptOf(student, plan, paper, times));
	const rows = await tx.insert(submission).values(scripts.map(({ uid, startedAt, submittedAt, objectiveScore, writtenScore, unmarkedCount, scoreSeenAt }) => ({
		testId: times.testId,
		uid,
		startedAt,
		submittedAt,
		objectiveScore,
		writtenScore,
		unmarkedCount,
		scoreSeenAt
	}))).returning();
	const ids = new Map(rows.map(({ uid, submissionId }) => [uid, submissionId]));
	const idOf = (uid) => known(ids.get(uid), "submission");
	const answers = scripts.flatMap(({ uid, answers: list }) => list.map((one) => ({
		submissionId: idOf(uid),
		...one
	})));
	await inParts(answers, (part) => tx.insert(answer).values(part).returning({ itemId: answer.itemId }));
	await inParts(answers.filter(({ criteria }) => criteria !== null).map(({ submissionId, itemId, score }) => ({
		submissionId,
		itemId,
		scoreBefore: null,
		scoreAfter: score ?? 0,
		markerId: course.teacherId,
		createdAt: new Date(times.endTime.getTime() + 2 * hour$2)
	})), (part) => tx.insert(mark).values(part).returning({ markId: mark.markId }));
	if (plan.state === "running") await fillReminders(tx, course, scripts, times);
}
/** Some of those who are late were reminded this morning. */
async function fillReminders(tx, course, scripts, { testId, now }) {
	const late = scripts.filter(({ submittedAt }) => submittedAt === null).slice(0, 3);
	const sentAt = /* @__PURE__ */ new Date(now.getTime() - 3 * hour$2);
	if (late.length > 0) await tx.insert(reminder).values(late.map(({ uid }, index) => ({
		testId,
		uid,
		teacherId: course.teacherId,
		sentAt,
		openedAt: index === 0 ? new Date(sentAt.getTime() + hour$2) : null
	})));
}
/** How many of a class hand in, in percent, by how far the task has come. */
var submitted = {
	published: 97,
	marked: 97,
	toMark: 95,
	running: 55,
	notStarted: 0,
	unpublished: 0
};
function scriptOf({ uid, username }, plan, paper, { beginTime, endTime, now }) {
	const random = createRandom(`${username} ${plan.paperCode} ${plan.beginDay}`);
	if (!(random.int(1, 100) <= submitted[plan.state])) return openScript(uid);
	const last = Math.min(endTime.getTime(), now.getTime());
	const submittedAt = new Date(beginTime.getTime() + (last - beginTime.getTime()) * random.int(5, 95) / 100);
	const ability = abilityOf(username) + random.int(-30, 30) / 100;
	const isMarked = plan.state === "published" || plan.state === "marked" || random.int(1, 100) <= 62;
	const answers = paper.items.map((item) => answerRow(item, ability, random, isMarked));
	const sumOf = (written) => answers.reduce((sum, { score, criteria }) => sum + (criteria !== null === written ? score ?? 0 : 0), 0);
	return {
		uid,
		startedAt: new Date(Math.max(beginTime.getTime(), submittedAt.getTime() - random.int(12, 38) * minute)),
		submittedAt,
		objectiveScore: sumOf(false),
		writtenScore: sumOf(true),
		unmarkedCount: answers.filter(({ score }) => score === null).length,
		scoreSeenAt: plan.state === "published" && random.int(1, 100) <= 80 ? new Date(endTime.getTime() + day$1) : null,
		answers
	};
}
var openScript = (uid) => ({
	uid,
	startedAt: null,
	submittedAt: null,
	objectiveScore: 0,
	writtenScore: 0,
	unmarkedCount: 0,
	scoreSeenAt: null,
	answers: []
});
function answerRow(item, ability, random, isMarked) {
	const { itemId, key, score } = item;
	const value = answerOf$2(ability, item, random);
	const marked = markItem(key, value, score);
	if (marked !== "byPerson") return {
		itemId,
		value,
		score: marked.score,
		criteria: null,
		rev: 0
	};
	if (!isMarked || key.kind !== "written") return {
		itemId,
		value,
		score: null,
		criteria: null,
		rev: 0
	};
	const criteria = criterionScores(ability, key.criteria.map(({ max }) => max), random);
	return {
		itemId,
		value,
		score: criteria.reduce((sum, one) => sum + one, 0),
		criteria,
		rev: 1
	};
}
// server/content/demo/paper-plans.ts
var english = "13800000001";
var maths = "13800000002";
var senior = "13800000003";
var unit = (number) => `en-rj2024-7a-${number}`;
var chapter = (number) => `ma-rj2024-7a-${number}`;
var seniorUnit = (number) => `en-rj2019-b1-${number}`;
var { singleChoice, cloze, reading, grammarFill, listenAndWriteWord, listenAndWriteSentence, writing } = englishTypes;
var choices = (take) => ({
	title: "单项选择",
	type: singleChoice,
	take
});
var clozes = {
	title: "完形填空",
	type: cloze,
	take: 1
};
var readings = {
	title: "阅读理解",
	type: reading,
	take: 1
};
var fills = {
	title: "语法填空",
	type: grammarFill,
	take: 1
};
var words = (take) => ({
	title: "单词听写",
	type: listenAndWriteWord,
	take
});
var sentences = {
	title: "句子听写",
	type: listenAndWriteSentence,
	take: 1
};
var writings = {
	title: "书面表达",
	type: writing,
	take: 1
};
var juniorEnglish = (code, title, chapters, sections, duration = 40) => ({
	code: `en-7a-${code}`,
	title,
	teacher: english,
	bookCode: "en-rj2024-7a",
	chapters,
	duration,
	shared: true,
	sections
});
var mathsPaper = (code, title, chapters, takes, shared = true) => ({
	code: `ma-7a-${code}`,
	title,
	teacher: maths,
	bookCode: "ma-rj2024-7a",
	chapters,
	duration: 40,
	shared,
	sections: [
		{
			title: "单项选择",
			type: mathsTypes.singleChoice,
			take: takes[0] ?? 0
		},
		{
			title: "多项选择",
			type: mathsTypes.multiChoice,
			take: takes[1] ?? 0
		},
		{
			title: "填空",
			type: mathsTypes.fillBlank,
			take: takes[2] ?? 0
		},
		{
			title: "多空填空",
			type: mathsTypes.fillBlanks,
			take: takes[3] ?? 0
		},
		{
			title: "解答",
			type: mathsTypes.workedAnswer,
			take: takes[4] ?? 0
		}
	].filter(({ take }) => take > 0)
});
var seniorEnglish = (code, title, chapters, sections, duration = 45) => ({
	code: `en-b1-${code}`,
	title,
	teacher: senior,
	bookCode: "en-rj2019-b1",
	chapters,
	duration,
	shared: true,
	sections
});
/** The finished papers of the demo school. A section without questions in its chapters is left out. */
var paperPlans = [
	juniorEnglish("unit1", "Unit 1 单元检测", [unit(1)], [
		choices(8),
		readings,
		sentences,
		writings
	]),
	juniorEnglish("unit2", "Unit 2 单元检测", [unit(2)], [
		choices(8),
		readings,
		fills,
		writings
	]),
	juniorEnglish("unit3", "Unit 3 单元检测", [unit(3)], [
		choices(8),
		clozes,
		readings,
		writings
	]),
	juniorEnglish("unit4", "Unit 4 单元检测", [unit(4)], [
		choices(9),
		readings,
		sentences
	]),
	juniorEnglish("words", "Units 1–5 单词听写", [
		1,
		2,
		3,
		4,
		5
	].map(unit), [words(4)], 15),
	juniorEnglish("unit5", "第五单元检测", [unit(5)], [
		choices(8),
		clozes,
		readings,
		fills,
		writings
	], 60),
	juniorEnglish("unit6", "Unit 6 写作", [unit(6)], [writings], 30),
	mathsPaper("chapter1", "第一章 有理数 检测", [chapter(1)], [
		6,
		2,
		3,
		2
	]),
	mathsPaper("chapter2", "第二章 有理数的运算 检测", [chapter(2)], [
		6,
		2,
		3,
		2,
		2
	]),
	mathsPaper("chapter3", "代数式与整式 周练", [chapter(3), chapter(4)], [
		3,
		1,
		3,
		2
	]),
	mathsPaper("chapter5", "第五章 一元一次方程 检测", [chapter(5)], [
		6,
		2,
		3,
		2,
		2
	]),
	mathsPaper("midterm", "七年级数学 期中模拟", [
		1,
		2,
		3,
		4
	].map(chapter), [
		2,
		1,
		2,
		1,
		1
	]),
	seniorEnglish("unit1", "必修一 Unit 1 单元检测", [seniorUnit(1)], [
		choices(7),
		clozes,
		readings,
		writings
	]),
	seniorEnglish("unit2", "必修一 Unit 2 单元检测", [seniorUnit(2)], [
		choices(6),
		readings,
		fills
	]),
	seniorEnglish("unit3", "必修一 Unit 3 单元检测", [seniorUnit(3)], [
		choices(7),
		clozes,
		readings,
		fills
	]),
	seniorEnglish("words", "Units 1–4 单词听写", [
		1,
		2,
		3,
		4
	].map(seniorUnit), [words(5)], 15),
	seniorEnglish("unit4", "必修一 Unit 4 单元检测", [seniorUnit(4)], [
		choices(6),
		clozes,
		readings,
		writings
	], 60)
];
// server/content/fill/papers.ts
var numerals = [
	"一",
	"二",
	"三",
	"四",
	"五",
	"六",
	"七"
];
/** The papers by their codes. */
async function fillPapers(tx, sources, now) {
	const filled = /* @__PURE__ */ new Map();
	for (const [index, plan] of paperPlans.entries()) {
		const createdAt = /* @__PURE__ */ new Date(now.getTime() - (40 - index) * 864e5);
		filled.set(plan.code, await fillPaper(tx, plan, sources, createdAt));
	}
	return filled;
}
async function fillPaper(tx, plan, { books, questions, people }, createdAt) {
	const sections = plan.sections.map((section) => ({
		...section,
		questions: chosenFor(plan, section, questions)
	})).filter((section) => section.questions.length > 0);
	const items = sections.flatMap((section, index) => section.questions.flatMap((question) => question.items.map((item) => ({
		...item,
		questionId: question.questionId,
		difficulty: question.difficulty,
		sectionNo: index + 1
	}))));
	const score = items.reduce((sum, item) => sum + item.score, 0);
	const teacher = known(demoTeachers.find(({ username }) => username === plan.teacher), plan.teacher);
	const [made] = await tx.insert(paper$1).values({
		code: plan.code,
		paperTitle: plan.title,
		ownerId: known(people.teacherIds.get(plan.teacher), plan.teacher),
		schoolId: people.schoolId,
		sharedWithSchool: plan.shared,
		subjectId: teacher.subjectId,
		bookId: known(books.bookIds.get(plan.bookCode), plan.bookCode),
		chapterId: plan.chapters.length === 1 ? books.chapterIds.get(plan.chapters[0] ?? "") ?? null : null,
		duration: plan.duration,
		score,
		itemCount: items.length,
		createdAt,
		updatedAt: createdAt
	}).returning();
	const { paperId } = known(made, plan.code);
	await tx.insert(paperSection).values(sections.map(({ title }, index) => ({
		paperId,
		no: index + 1,
		sectionText: `${numerals[index]}、${title}`
	})));
	await inParts(items.map(({ questionId, itemId, score: points, key, sectionNo }, index) => ({
		paperId,
		no: index + 1,
		sectionNo,
		questionId,
		itemId,
		key,
		score: points
	})), (part) => tx.insert(paperItem).values(part).returning({ no: paperItem.no }));
	return {
		paperId,
		title: plan.title,
		duration: plan.duration,
		score,
		items: items.map(({ itemId, difficulty, stem, options, key, score: points }) => ({
			itemId,
			difficulty,
			key,
			score: points,
			content: {
				stem,
				options
			}
		}))
	};
}
function chosenFor(plan, section, questions) {
	return plan.chapters.flatMap((chapter) => spread(questions.filter((question) => question.chapter === chapter && question.type === section.type), section.take));
}
/** So many of a list, evenly spread over it: generated questions of one kind stand together. */
function spread(list, count) {
	const taken = Math.min(count, list.length);
	return Array.from({ length: taken }, (_, index) => known(list[Math.floor(index * list.length / taken)], "question"));
}
// server/content/fill/people.ts
var day = 864e5;
/** The school, its teachers and students, and each teacher's classes. Opened two months before the filling. */
async function fillPeople(tx, books, { now, hash }) {
	const createdAt = /* @__PURE__ */ new Date(now.getTime() - 60 * day);
	const [opened] = await tx.insert(school).values({
		...demoSchool,
		createdAt
	}).returning();
	const { schoolId } = known(opened, "school");
	const teacherIds = await fillTeachers(tx, schoolId, createdAt, hash);
	await tx.update(school).set({ ownerId: known(teacherIds.get(demoTeachers[0]?.username ?? ""), "owner") }).where(eq(school.schoolId, schoolId));
	const byClass = await fillStudents(tx, schoolId, createdAt, hash);
	const courses = [];
	for (const { username, classes, stageId, subjectId, bookCode } of demoTeachers) for (const classCode of classes) {
		const students = known(byClass.get(classCode), classCode);
		const teacherId = known(teacherIds.get(username), username);
		const [made] = await tx.insert(course).values({
			courseName: classNames[classCode],
			courseCode: `QM${classCode}${subjectId}`,
			schoolId,
			lecturerId: teacherId,
			stageId,
			subjectId,
			bookId: known(books.bookIds.get(bookCode), bookCode),
			createdAt
		}).returning();
		const { courseId } = known(made, "course");
		await tx.insert(member).values(students.map(({ uid }) => ({
			courseId,
			uid,
			joinedAt: createdAt
		})));
		courses.push({
			courseId,
			teacher: username,
			teacherId,
			students
		});
	}
	return {
		schoolId,
		teacherIds,
		courses
	};
}
async function fillTeachers(tx, schoolId, createdAt, hash) {
	const rows = await Promise.all(demoTeachers.map(async ({ username, mobile, realname, stageId, subjectId, bookVersion }) => ({
		username,
		mobile,
		realname,
		stageId,
		subjectId,
		bookVersion,
		schoolId,
		createdAt,
		uType: userTypes.teacher,
		passwordHash: await hash()
	})));
	const made = await tx.insert(user$1).values(rows).returning();
	return new Map(made.map(({ username, uid }) => [username, uid]));
}
async function fillStudents(tx, schoolId, createdAt, hash) {
	const students = demoStudents();
	const rows = await Promise.all(students.map(async ({ username, realname }) => ({
		username,
		realname,
		schoolId,
		createdAt,
		uType: userTypes.student,
		passwordHash: await hash()
	})));
	const made = await tx.insert(user$1).values(rows).returning();
	const classOf = new Map(students.map(({ username, classCode }) => [username, classCode]));
	return grouped(made, ({ username }) => known(classOf.get(username), username));
}
// server/content/fill-demo.ts
var contentKey = "starting-content";
/** Fills an empty database with the demo school, once; two processes that start together fill it once all the same. */
async function fillDemo(db, options) {
	return db.transaction(async (tx) => {
		if ((await tx.insert(installation).values({
			key: contentKey,
			value: "demo"
		}).onConflictDoNothing().returning({ key: installation.key })).length === 0) return "present";
		await fill(tx, options);
		return "filled";
	});
}
async function fill(tx, options) {
	const books = await fillBooks(tx);
	const questions = await fillBank(tx, books, options.now);
	const people = await fillPeople(tx, books, options);
	await fillHistory(tx, {
		people,
		papers: await fillPapers(tx, {
			books,
			questions,
			people
		}, options.now)
	}, options.now);
}
// server/core/log.ts
var secret = /[0-9a-f]{64}|\b1[3-9]\d{9}\b|\b[\w-]{43}\b/g;
/** Text without anything that looks like a digest, a session token or a full mobile. */
var scrubbed = (text) => text.replaceAll(secret, "[removed]");
/** Writes JSON lines to a stream (standard output by default). */
function createLog(stream = pino.destination({
	dest: 1,
	sync: false
})) {
	const log = pino({
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime
	}, stream);
	return {
		request: (line) => log.info(line),
		fault: ({ requestId, path, error }) => log.error({
			requestId,
			path: scrubbed(path),
			error: scrubbed(error instanceof Error ? error.stack ?? error.message : String(error))
		})
	};
}
// server/database/folder-lock.ts
/** Another process holds the data folder; two openers of one folder silently lose rows. */
var FolderHeldError = class extends Error {
	holder;
	constructor(folder, holder) {
		super(`${folder} is in use by process ${holder}`);
		this.holder = holder;
	}
};
/**
* Takes an exclusive lock on a folder for the life of this process by listening on a name that the kernel owns, so that
* a killed holder leaves nothing behind. Throws FolderHeldError with the holder's pid.
*/
async function lockFolder(folder) {
	mkdirSync(folder, { recursive: true });
	chmodSync(folder, 448);
	const name = lockName(folder);
	const server = net.createServer((socket) => socket.on("error", () => {}).end(String(process.pid)));
	for (let attempt = 0;; attempt += 1) {
		const error = await listen(server, name);
		if (error === null) return { release: () => new Promise((resolve) => server.close(() => resolve())) };
		if (error.code !== "EADDRINUSE") throw error;
		const holder = await askHolder(name);
		if (holder !== null) throw new FolderHeldError(folder, holder);
		if (attempt > 0) throw new FolderHeldError(folder, "?");
		removeStaleSocket(name);
	}
}
function lockName(folder) {
	const { dev, ino } = statSync(folder, { bigint: true });
	const hash = createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 24);
	if (process.platform === "linux") return `\0podium-${hash}`;
	if (process.platform === "win32") return `\\\\.\\pipe\\podium-${hash}`;
	return path.join(os.tmpdir(), `podium-${hash}.sock`);
}
function listen(server, name) {
	return new Promise((resolve) => {
		const failed = (error) => resolve(error);
		server.once("error", failed);
		server.listen(name, () => {
			server.off("error", failed);
			server.unref();
			resolve(null);
		});
	});
}
/** The holder's pid, or null when nobody answers (a socket file left behind). */
function askHolder(name) {
	return new Promise((resolve) => {
		let pid = "";
		const socket = net.connect(name);
		socket.setTimeout(2e3, () => socket.destroy());
		socket.on("data", (bytes) => pid += bytes);
		socket.on("error", () => resolve(null));
		socket.on("close", () => resolve(pid === "" ? null : pid));
	});
}
function removeStaleSocket(name) {
	if (name.startsWith("/")) unlinkSync(name);
}
// server/database/project-root.ts
/** The folder of package.json: sources and the bundle lie at different depths below it. */
function projectRoot(from = import.meta.dirname) {
	let folder = from;
	while (!existsSync(path.join(folder, "package.json"))) {
		const parent = path.dirname(folder);
		if (parent === folder) throw new Error(`No package.json above ${from}`);
		folder = parent;
	}
	return folder;
}
// server/database/worker-stream.ts
var terminate = 88;
/** Looks like a socket to `pg` and carries its bytes to the database worker. One stream at a time. */
var WorkerStream = class extends Duplex {
	#worker;
	#listen = (message) => {
		if (message.kind === "bytes") this.push(Buffer.from(message.bytes));
		else if (message.kind === "failed") this.destroy(new Error(message.text));
	};
	constructor(worker) {
		super();
		this.#worker = worker;
		worker.on("message", this.#listen);
	}
	connect() {
		queueMicrotask(() => this.emit("connect"));
		return this;
	}
	setNoDelay() {
		return this;
	}
	setKeepAlive() {
		return this;
	}
	ref() {
		return this;
	}
	unref() {
		return this;
	}
	_read() {}
	_write(chunk, _encoding, done) {
		this.#send([chunk]);
		done();
	}
	_writev(chunks, done) {
		this.#send(chunks.map(({ chunk }) => chunk));
		done();
	}
	_final(done) {
		done();
		this.destroy();
	}
	_destroy(error, done) {
		this.#worker.off("message", this.#listen);
		this.#worker.postMessage({ kind: "reset" });
		done(error);
	}
	#send(chunks) {
		if (chunks.length === 1 && chunks[0]?.[0] === terminate) {
			this.push(null);
			this.destroy();
			return;
		}
		this.#worker.postMessage({
			kind: "bytes",
			bytes: new Uint8Array(Buffer.concat(chunks))
		});
	}
};
// server/database/embedded.ts
/**
* Opens the embedded database on a folder (null: in memory) behind an ordinary `pg` pool. Throws FolderHeldError when
* another process has the folder. Safe against a killed process, not against power loss: it never syncs to disk.
*/
async function openEmbedded(folder) {
	const lock = folder === null ? null : await lockFolder(folder);
	const dataDir = folder === null ? null : path.join(folder, "pglite");
	if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
	const worker = new Worker(path.join(projectRoot(), "server/database/pglite-worker.mjs"), { workerData: { dataDir } });
	await answerOf$1(worker, "ready");
	const pool = new pg.Pool({
		max: 1,
		connectionTimeoutMillis: 2e4,
		idleTimeoutMillis: 0,
		ssl: false,
		user: "postgres",
		database: "postgres",
		stream: () => new WorkerStream(worker)
	});
	return {
		pool,
		close: async () => {
			await pool.end();
			const closed = answerOf$1(worker, "closed");
			worker.postMessage({ kind: "close" });
			await closed;
			await worker.terminate();
			await lock?.release();
		}
	};
}
function answerOf$1(worker, kind) {
	return new Promise((resolve, reject) => {
		const listen = (message) => {
			if (message.kind === "failed") reject(new Error(message.text));
			if (message.kind !== kind) return;
			worker.off("message", listen);
			worker.off("error", reject);
			resolve();
		};
		worker.on("message", listen);
		worker.once("error", reject);
	});
}
// server/database/migrate.ts
var lockNumber$1 = 725117001;
/** Applies the SQL migrations under an advisory lock: several processes may start on one database at once. */
async function migrateDatabase(pool) {
	const client = await pool.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [lockNumber$1]);
		await migrate(drizzle(client), { migrationsFolder: path.join(projectRoot(), "server/database/migrations") });
		await client.query("select pg_advisory_unlock($1)", [lockNumber$1]);
	} finally {
		client.release();
	}
}
// server/database/schema.ts
/** All tables, for the driver. */
var schema = {
	...people_exports,
	...courses_exports,
	...books_exports,
	...questions_exports,
	...papers_exports,
	...tests_exports,
	...system_exports
};
// server/database/database.ts
/** Opens the database of a place and brings its tables up to date. */
async function openDatabase(place) {
	const opened = place.kind === "embedded" ? await openEmbedded(place.folder) : openPostgres(place.url, place.connections);
	opened.pool.on("error", () => {});
	await migrateDatabase(opened.pool);
	return {
		...opened,
		db: drizzle(opened.pool, { schema })
	};
}
function openPostgres(url, connections) {
	const pool = new pg.Pool({
		connectionString: url,
		max: connections,
		connectionTimeoutMillis: 5e3
	});
	return {
		pool,
		close: () => pool.end()
	};
}
// server/http/http-server.ts
/** Node's own limits are weak: a slow sender would hold a connection for minutes. */
var limits = {
	headersTimeout: 1e4,
	requestTimeout: 3e4,
	connectionsCheckingInterval: 2e3,
	maxHeaderSize: 16384
};
var maxConnections = 2e3;
/** Serves pages and calls on one port. Rejects with the listen error (`EADDRINUSE`…). */
async function startHttp({ service, documents, secure, host, port }) {
	const answer = async (request) => {
		for (const document of documents) {
			const found = await document(request);
			if (found !== null) return secured(found, secure);
		}
		return service(request);
	};
	const listener = getRequestListener(answer, {
		overrideGlobalObjects: false,
		hostname: host,
		errorHandler: (error) => refusal(error instanceof RequestError ? 400 : 500, secure)
	});
	const server = http.createServer(limits, (incoming, outgoing) => {
		if (isServable(incoming.url ?? "")) listener(incoming, outgoing);
		else refuse(outgoing, refusal(400, secure));
	});
	server.maxConnections = maxConnections;
	const unreadable = unreadableAnswer(secure);
	server.on("clientError", (_error, socket) => {
		if (socket.writable) socket.end(unreadable);
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, () => {
			server.off("error", reject);
			resolve();
		});
	});
	return server;
}
/** Origin form only, decodable, without NUL: anything else cannot be an address of ours and breaks URL parsers. */
function isServable(target) {
	if (!target.startsWith("/") || target.startsWith("//") || target.length > 8192) return false;
	try {
		return !decodeURIComponent(target.split("?", 1)[0] ?? "").includes("\0");
	} catch {
		return false;
	}
}
/** An answer to what never became a request, or failed before the service: an envelope with the headers of all. */
function refusal(status, secure) {
	const body = JSON.stringify({
		data: null,
		result: {
			code: -1,
			msg: status === 400 ? "Bad request" : "Fault"
		}
	});
	return secured(new Response(body, {
		status,
		headers: { "content-type": "application/json; charset=utf-8" }
	}), secure);
}
async function refuse(outgoing, answer) {
	outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
	outgoing.end(await answer.text());
}
/** What is written to a connection whose bytes are no HTTP. */
function unreadableAnswer(secure) {
	const { headers } = secured(new Response(null), secure);
	return [
		"HTTP/1.1 400 Bad Request",
		...[...headers].map(([name, value]) => `${name}: ${value}`),
		"connection: close",
		"content-length: 0",
		"",
		""
	].join("\r\n");
}
// src/api/contract/contract.ts
/** Every endpoint there is. The service and the printed table read this; a page imports only its own area. */
var contract = {
	setup,
	signOn,
	user,
	course: course$1,
	paper,
	homework,
	home,
	marking,
	report,
	student
};
// server/openapi/openapi.ts
/** The contract as OpenAPI 3.1, so that others can build clients. */
function openApi(contract) {
	const endpoints = Object.entries(contract).flatMap(([area, list]) => Object.entries(list).map(([name, endpoint]) => [endpoint.path, { post: operation(area, name, endpoint) }]));
	return {
		openapi: "3.1.0",
		info: {
			title: "Podium",
			version: "1.0.0",
			description: "Calls of the Podium service. Every answer is an envelope; result.code 0, -24 and -26 are success.",
			license: {
				name: "MIT",
				identifier: "MIT"
			}
		},
		servers: [{ url: "/" }],
		paths: Object.fromEntries(endpoints),
		components: { securitySchemes: securitySchemes() }
	};
}
function operation(area, name, endpoint) {
	const input = bare(z.toJSONSchema(endpoint.input, { io: "input" }));
	return {
		operationId: `${area}.${name}`,
		tags: [area],
		summary: endpoint.errors.length === 0 ? name : `${name}; errors: ${endpoint.errors.join(", ")}`,
		parameters: headersOf(endpoint),
		requestBody: {
			required: true,
			content: { "application/x-www-form-urlencoded": { schema: input } }
		},
		responses: {
			"200": answerOf(endpoint),
			"400": { description: "Undecodable" },
			"403": { description: "Refused origin" }
		},
		security: isSignedIn(endpoint.access) ? [{ [surfaceOf[endpoint.access]]: [] }] : []
	};
}
var header = (name) => ({
	name,
	in: "header",
	required: true,
	schema: { type: "string" }
});
var headersOf = ({ access, effect }) => [header("X-Teacher-Agent"), ...isSignedIn(access) && effect === "write" ? [header("Idempotency-Key"), header("X-Expected-Uid")] : []];
function answerOf({ output, errors: ids }) {
	const codes = ids.map((id) => `${errors[id].code} ${id}`).join(", ");
	const description = codes === "" ? "The answer" : `The answer, or one of: ${codes}`;
	if (isFile(output)) return {
		description,
		content: { [output.file]: { schema: {
			type: "string",
			format: "binary"
		} } }
	};
	return {
		description,
		content: { "application/json": { schema: {
			type: "object",
			required: ["data", "result"],
			properties: {
				data: { anyOf: [bare(z.toJSONSchema(output, { io: "output" })), { type: ["object", "null"] }] },
				result: {
					type: "object",
					required: ["code", "msg"],
					properties: {
						code: { type: "integer" },
						msg: { type: "string" }
					}
				}
			}
		} } }
	};
}
/** A schema without its dialect, which OpenAPI states once for all. */
function bare(schema) {
	const { $schema: _dialect, ...rest } = schema;
	return rest;
}
var securitySchemes = () => Object.fromEntries(Object.values(surfaceOf).map((surface) => [surface, {
	type: "apiKey",
	in: "cookie",
	name: cookieName(surface, true)
}]));
// server/openapi/openapi-document.ts
/** `GET /openapi.json`: the contract for others who build clients. */
function openApiDocument() {
	const text = JSON.stringify(openApi(contract));
	return async (request) => {
		if (request.method !== "GET" || new URL(request.url).pathname !== "/openapi.json") return null;
		return new Response(text, { headers: { "content-type": "application/json; charset=utf-8" } });
	};
}
// server/http/pages.ts
var types = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".woff2": "font/woff2",
	".woff": "font/woff",
	".ttf": "font/ttf",
	".json": "application/json; charset=utf-8",
	".wasm": "application/wasm"
};
var pageFiles = {
	"/": "index.html",
	"/index.html": "index.html",
	"/student/": "student.html",
	"/student.html": "student.html"
};
var noncePlaceholder = /__NONCE__/g;
var compress = {
	br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
	gzip: promisify(gzip),
	identity: async (bytes) => bytes
};
/**
* The built pages and their assets from a folder. Only files that were there at the start are served: the request's
* path is looked up, never joined. Pages are never stored, hashed assets for good.
*/
function servePages(folder) {
	const files = existsSync(folder) ? listFiles(folder) : /* @__PURE__ */ new Set();
	const compressed = /* @__PURE__ */ new Map();
	return async (request) => {
		if (request.method !== "GET" && request.method !== "HEAD") return null;
		const { pathname } = new URL(request.url);
		const pageFile = pageFiles[pathname];
		if (pageFile !== void 0 && files.has(pageFile)) return page(readFileSync(path.join(folder, pageFile), "utf8"));
		const file = pathname.slice(1);
		if (pageFile !== void 0 || !files.has(file) || file.endsWith(".html")) return null;
		const encoding = encodingFor(request, file);
		const key = `${encoding} ${file}`;
		const bytes = compressed.get(key) ?? compress[encoding](readFileSync(path.join(folder, file)));
		compressed.set(key, bytes);
		return asset(file, await bytes, encoding);
	};
}
function page(html) {
	const nonce = randomBytes(16).toString("base64");
	return new Response(html.replaceAll(noncePlaceholder, nonce), { headers: {
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-store",
		"content-security-policy": pagePolicy(nonce)
	} });
}
function asset(file, bytes, encoding) {
	const headers = new Headers({
		"content-type": types[path.extname(file)] ?? "application/octet-stream",
		"cache-control": file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
		vary: "accept-encoding"
	});
	if (encoding !== "identity") headers.set("content-encoding", encoding);
	return new Response(new Uint8Array(bytes), { headers });
}
function encodingFor(request, file) {
	if (!/\.(js|css|svg|json|wasm)$/.test(file)) return "identity";
	const accepted = request.headers.get("accept-encoding") ?? "";
	if (/\bbr\b/.test(accepted)) return "br";
	return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}
var listFiles = (folder) => new Set(readdirSync(folder, {
	recursive: true,
	withFileTypes: true
}).filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/")));
// server/http/test-doors.ts
/** Doors for tests, on loopback only: `POST /__test/clock` with a number of milliseconds moves the service's clock. */
var testDoors = (service, clock) => async (request) => {
	const { pathname } = new URL(request.url);
	if (pathname !== "/__test/clock" || request.method !== "POST") return service(request);
	const milliseconds = Number(await request.text());
	if (!Number.isSafeInteger(milliseconds)) return new Response("not a number", { status: 400 });
	clock.offset += milliseconds;
	return new Response(String(clock.offset));
};
// server/services/jobs/clean-up.ts
var hour$1 = 36e5;
/** How long answers of writes are kept for a repetition, and the progress of jobs for whoever started them. */
var kept = {
	idempotency: 24 * hour$1,
	progress: 168 * hour$1
};
/** Deletes what is older than it is kept for. */
async function cleanUp(db, now) {
	const before = (milliseconds) => new Date(now.getTime() - milliseconds);
	await db.delete(idempotency).where(lt(idempotency.createdAt, before(kept.idempotency)));
	await db.delete(jobProgress).where(lt(jobProgress.createdAt, before(kept.progress)));
}
// server/services/jobs/install-queues.ts
var lockNumber = 725117002;
/**
* Makes pg-boss's tables and the queues where they are missing, under an advisory lock: several processes may start on
* one database at once. Everything runs on the connection that holds the lock, because there may be no other.
*/
async function installQueues(pool, names) {
	const client = await pool.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [lockNumber]);
		const boss = new PgBoss({
			db: { executeSql: (text, values) => client.query(text, values) },
			schedule: false,
			supervise: false
		});
		await boss.start();
		for (const name of names) await boss.createQueue(name);
		await boss.stop({ graceful: false });
		await client.query("select pg_advisory_unlock($1)", [lockNumber]);
		client.release();
	} catch (error) {
		client.release(true);
		throw error;
	}
}
// server/services/jobs/job-queue.ts
var jobNames = [
	"giveUp",
	"remark",
	"cleanUp"
];
var sending = {
	expireInSeconds: 60,
	retryLimit: 5,
	retryDelay: 2,
	retryBackoff: true
};
/**
* pg-boss on the service's own database, in its schema `pgboss`, beside any number of other processes. Its own workers
* and clock are not used: their errors would end the process when the database is away for a moment.
*/
async function openJobQueue({ pool, pollEvery, report }) {
	const boss = new PgBoss({
		db: { executeSql: (text, values) => pool.query(text, values) },
		migrate: false,
		schedule: false,
		maintenanceIntervalSeconds: 30
	});
	boss.on("error", report);
	await installQueues(pool, jobNames);
	await boss.start();
	const stopping = new AbortController();
	const queues = [];
	const runDue = oneAtATime(async () => {
		for (const runQueue of queues) await runQueue();
	});
	const timer = pollEvery === null ? void 0 : setInterval(() => void runDue().catch(report), pollEvery);
	return {
		...sendersOf(boss),
		work: (name, handle) => {
			queues.push(async () => {
				while (!stopping.signal.aborted && await runNext(boss, name, handle, report)) continue;
			});
		},
		runDue,
		stop: async () => {
			stopping.abort();
			clearInterval(timer);
			await runDue().catch(report);
			await boss.stop({ graceful: false });
		}
	};
}
/** A call while the work is going on joins it. */
function oneAtATime(work) {
	let running = null;
	return () => running ??= work().finally(() => {
		running = null;
	});
}
var sendersOf = (boss) => ({
	send: async (executor, name, data) => {
		const jobId = randomUUID();
		const options = {
			...sending,
			id: jobId,
			deadLetter: "giveUp",
			db: databaseOf(executor)
		};
		await boss.send(name, {
			...data,
			jobId
		}, options);
		return jobId;
	},
	sendHourly: async (name) => {
		const jobId = randomUUID();
		await boss.send(name, { jobId }, {
			...sending,
			id: jobId,
			singletonSeconds: 3600
		});
	}
});
/** Does the next due job of a queue; false when there is none. */
async function runNext(boss, name, handle, report) {
	const [job] = await boss.fetch(name);
	if (job === void 0) return false;
	try {
		await handle(job.data);
		await boss.complete(name, job.id);
	} catch (error) {
		report(error);
		await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) });
	}
	return true;
}
/** pg-boss's statements on an executor's own connection, so that they belong to its transaction. */
var databaseOf = ({ _: { session } }) => ({ executeSql: (text, values) => session.prepareQuery({
	sql: text,
	params: values
}, void 0, void 0, false).execute() });
// server/services/jobs/progress.ts
/** Tells the person who waits that a job failed for good. */
async function noteFailure(db, { jobId }, now) {
	const state = "failed";
	const isOpen = and(eq(jobProgress.jobId, jobId), ne(jobProgress.state, "done"));
	await db.update(jobProgress).set({
		state,
		updatedAt: now
	}).where(isOpen);
}
// server/services/jobs/jobs.ts
var hour = 36e5;
/** Starts what works behind the calls, once a process. */
async function startJobs({ pool, db, now, log, pollEvery = 2e3 }) {
	const report = (error) => log.fault({
		requestId: "-",
		path: "jobs",
		error
	});
	const queue = await openJobQueue({
		pool,
		pollEvery,
		report
	});
	queue.work("remark", (job) => remark(db, job, now));
	queue.work("cleanUp", () => cleanUp(db, now()));
	queue.work("giveUp", (job) => noteFailure(db, job, now()));
	await queue.sendHourly("cleanUp");
	const hourly = setInterval(() => void queue.sendHourly("cleanUp").catch(report), hour);
	return {
		send: queue.send,
		runDue: queue.runDue,
		stop: async () => {
			clearInterval(hourly);
			await queue.stop();
		}
	};
}
// server/ready-text.ts
/** What the terminal shows when the service is ready. */
function readyText({ host, port, publicUrl, mode, database }) {
	const address = publicUrl?.origin ?? `http://${host}:${port}`;
	const place = database.kind === "postgres" ? "PostgreSQL (DATABASE_URL)" : `${database.folder ?? "memory"} (embedded)`;
	return `Podium is ready at ${address}\n${mode === "demo" ? demoAccounts(address) : ""}  data: ${place}\n`;
}
var demoAccounts = (address) => [
	"  teachers: 13800000001 (English, school owner), 13800000002 (maths), 13800000003 (English, senior)",
	`  students: qm0701001 … qm0701040, qm0702001 …, at ${address}/student/`,
	"  password of all: Podium@2026",
	""
].join("\n");
// server/main.ts
/** Starts the service and says where it is. Mistakes of configuration end it with one line. */
async function main() {
	const configuration = readConfiguration(process.env, projectRoot());
	const { host, port, publicUrl } = configuration;
	const database = await openDatabase(configuration.database);
	const clock = { offset: 0 };
	const now = () => new Date(Date.now() + clock.offset);
	if (configuration.mode === "demo") await fillDemo(database.db, {
		now: now(),
		hash: () => hashDigest(passwordDigest$1(demoPassword))
	});
	const secure = publicUrl !== null;
	const origins = publicUrl ? [publicUrl.origin] : [`http://${host}:${port}`, `http://localhost:${port}`];
	const log = createLog();
	const jobs = await startJobs({
		...database,
		now,
		log
	});
	const service = createApp({
		db: database.db,
		allowedOrigins: new Set(origins),
		secure,
		now,
		log,
		sendJob: jobs.send
	});
	const server = await startHttp({
		service: configuration.testDoors ? testDoors(service, clock) : service,
		documents: [openApiDocument(), servePages(`${projectRoot()}/dist/client`)],
		secure,
		host,
		port
	});
	const stop = async () => {
		server.close();
		server.closeAllConnections();
		await jobs.stop();
		await database.close();
		process.exit(0);
	};
	process.once("SIGINT", () => void stop());
	process.once("SIGTERM", () => void stop());
	process.stdout.write(readyText(configuration));
}
/** What went wrong at the start, in one line that says what to do. */
function explain(error) {
	if (error instanceof ConfigurationError) return error.message;
	if (error instanceof FolderHeldError) return `${error.message}: stop it first, or set PODIUM_DATA to another folder`;
	if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return `Port ${process.env["PORT"] ?? 4173} is taken: stop the program that uses it, or set PORT to another one`;
	return error instanceof Error ? error.stack ?? error.message : String(error);
}
main().catch((error) => {
	process.stderr.write(`Podium cannot start. ${explain(error)}\n`);
	process.exit(1);
});
export {};
