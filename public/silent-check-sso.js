// The hidden page of the silent sign-on check: hands the identity server's answer to the portal's own page around it.
parent.postMessage(location.href, location.origin)
